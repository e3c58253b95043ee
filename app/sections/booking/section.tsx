// A form inside a longer page: heading, the form, and what happens after it is sent.
import { FormIsland } from '../../forms/form-island.tsx'
import { AfterSending } from '../../ui/after-sending/after-sending.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function BookingSection({ section, headingId, clinic, messages }: SectionProps<typeof kind>) {
  const { form, after, safety } = section
  const phone = { text: clinic.phone, href: clinic.phoneHref }
  return (
    <Section section={section} headingId={headingId} className={styles.booking} head="stacked">
      <div className={styles.form}>
        <FormIsland form={form} phone={phone} messages={messages.forms} />
      </div>
      <div className={styles.after}>
        <AfterSending {...after} safety={safety} level={3} />
      </div>
    </Section>
  )
}
