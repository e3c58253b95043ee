// The chooser: a search field, and concerns by group. app/search makes the field work; without scripts it is hidden.
import { clsx } from 'clsx'
import { useId } from 'react'
import { SearchField } from '../../search/search.tsx'
import { Band } from '../../ui/band/band.tsx'
import { Glyph } from '../../ui/glyph/glyph.tsx'
import { Lede } from '../../ui/head/head.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import { SiteLink } from '../../ui/site-link/site-link.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function ChooserSection({ section, messages, concerns }: SectionProps<typeof kind>) {
  const id = useId()
  return (
    <Band section={section} labelledBy={`${id}-title`} className={styles.chooser}>
      <div className={clsx('stack', styles.ask)}>
        <h2 id={`${id}-title`}>
          <Rich text={section.title} />
        </h2>
        {section.lede && <Lede text={section.lede} />}
        <site-search>
          <SearchField id={`${id}-field`} messages={messages.search} className={styles.search}>
            <Glyph name="search" />
            <p id={`${id}-field-hint`}>{messages.search.privacy}</p>
          </SearchField>
        </site-search>
      </div>
      <div className={styles.groups}>
        {concerns.map(({ title, concerns: list }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <ul className={styles.list}>
              {list.map(({ text, page, help }) => (
                <li key={text}>
                  {page && <SiteLink link={page}>{text}</SiteLink>}
                  {help && (
                    <>
                      <span className={styles.elsewhere}>{text}</span>
                      <span className={styles.note}>
                        {help.who && `${help.who}. `}
                        <SiteLink link={help.number.link}>{help.number.text}</SiteLink>
                      </span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  )
}
