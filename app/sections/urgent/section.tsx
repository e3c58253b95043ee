import { clsx } from 'clsx'
import { Rich, RichEach } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { UrgentSigns } from '../../ui/medical/urgent-signs.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function UrgentSection({ section, headingId, messages }: SectionProps<typeof kind>) {
  return (
    <Section section={section} headingId={headingId} className={clsx('heading-left', styles.urgent)}>
      <div className={clsx('stack', styles.title)}>
        <Rich as="h2" id={headingId} className="h3" text={section.title} />
        {section.lede && <Rich as="p" text={section.lede} />}
      </div>
      <UrgentSigns signs={section.signs} words={messages.urgent} />
      <ul className={clsx('stack', styles.numbers)}>
        <RichEach
          as="li"
          texts={[...section.numbers, ...(messages.urgent.notSure ? [messages.urgent.notSure] : [])]}
        />
      </ul>
    </Section>
  )
}
