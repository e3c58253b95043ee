// The chooser: a search field, a few links, and all concerns by group, folded. app/search makes the field work;
// without scripts it is hidden.
import { clsx } from 'clsx'
import { SearchField } from '../../search/search.tsx'
import plusSign from '../../ui/disclosure/plus-sign.module.css'
import { InterfaceIcon } from '../../ui/icon/interface-icon.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function ChooserSection({ section, headingId, messages, concerns }: SectionProps<typeof kind>) {
  return (
    <Section section={section} headingId={headingId} className={clsx('heading-left', styles.chooser)}>
      <div className={clsx('stack sticky', styles.ask)}>
        <Rich as="h2" id={headingId} text={section.title} />
        <site-search>
          <SearchField id={`${headingId}-field`} messages={messages.search} className={styles.search}>
            <InterfaceIcon name="search" />
            <p id={`${headingId}-field-hint`} className="small-print">
              {messages.search.privacy}
            </p>
          </SearchField>
        </site-search>
      </div>
      <div className={clsx('stack', styles.find)}>
        <ul className={styles.links}>
          {section.links.map(({ text, link }) => (
            <li key={text}>
              <MoreLink text={text} link={link} />
            </li>
          ))}
        </ul>
        <details>
          <summary className={clsx('tap-target', plusSign.plus, styles.all)}>{section.all}</summary>
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
        </details>
        {section.urgent && <Rich as="p" text={section.urgent} />}
      </div>
    </Section>
  )
}
