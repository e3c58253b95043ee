// The chooser: a search field, and concerns by group. app/search makes the field work; without scripts it is hidden.
import { clsx } from 'clsx'
import { SearchField } from '../../search/search.tsx'
import { InterfaceIcon } from '../../ui/icon/interface-icon.tsx'
import { Lede } from '../../ui/text/lede.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function ChooserSection({ section, headingId, messages, concerns }: SectionProps<typeof kind>) {
  return (
    <Section section={section} headingId={headingId} className={styles.chooser}>
      <div className={clsx('stack sticky', styles.ask)}>
        <Rich as="h2" id={headingId} text={section.title} />
        {section.lede && <Lede text={section.lede} />}
        <site-search>
          <SearchField id={`${headingId}-field`} messages={messages.search} className={styles.search}>
            <InterfaceIcon name="search" />
            <p id={`${headingId}-field-hint`} className="small-print">
              {messages.search.privacy}
            </p>
          </SearchField>
        </site-search>
      </div>
      <div className={styles.groups}>
        {concerns.map(({ title, concerns: list }) => (
          <div key={title} className={styles.group}>
            <h3 className="h4">{title}</h3>
            <ul className={styles.list}>
              {list.map(({ text, page, help }) => (
                <li key={text}>
                  {page && <SiteLink link={page}>{text}</SiteLink>}
                  {help && (
                    <>
                      <span className={styles.elsewhere}>{text}</span>
                      <span className={clsx('small-print', styles.note)}>
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
    </Section>
  )
}
