// Risks and side effects in columns below one strong line. The text has the normal size: risks are not small print.
import { clsx } from 'clsx'
import type { RichText } from '../../schema/rich-text.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Rich, RichEach } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { UrgentSigns } from '../../ui/medical/urgent-signs.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function RisksSection({ section, headingId, messages }: SectionProps<typeof kind>) {
  return (
    <Section section={section} headingId={headingId} head="split">
      <div className={clsx('columns', styles.groups)}>
        {section.groups.map(({ title, items }) => (
          <div key={title} className="stack">
            <h3>{title}</h3>
            <Items items={items} />
          </div>
        ))}
      </div>
      {section.more.length > 0 && (
        <div className={styles.more}>
          {section.more.map(({ title, items }) => (
            <Disclosure key={title} summary={title}>
              <Items items={items} />
            </Disclosure>
          ))}
        </div>
      )}
      {section.urgent.length > 0 && (
        <div className={clsx('stack', styles.urgent)}>
          <h3>{messages.urgent.title}</h3>
          <UrgentSigns signs={section.urgent} words={messages.urgent} />
          {messages.urgent.notSure && <Rich as="p" text={messages.urgent.notSure} />}
        </div>
      )}
      {section.note && <Rich as="p" className={styles.note} text={section.note} />}
    </Section>
  )
}

function Items({ items }: { items: readonly RichText[] }) {
  return (
    <ul className={clsx('rows closed', styles.items)}>
      <RichEach as="li" texts={items} />
    </ul>
  )
}
