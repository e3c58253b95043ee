// A form inside a longer page: heading, the form, and what happens after it is sent.
import { useId } from 'react'
import { FormIsland } from '../../forms/form-island.tsx'
import { AfterSending } from '../../ui/after-sending/after-sending.tsx'
import { Band } from '../../ui/band/band.tsx'
import { Head } from '../../ui/head/head.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function BookingSection({ section, clinic, messages }: SectionProps<typeof kind>) {
  const headingId = useId()
  const { form, after, safety } = section
  const phone = { text: clinic.phone, href: clinic.phoneHref }
  return (
    <Band section={section} labelledBy={headingId} className={styles.booking}>
      <Head id={headingId} section={section} />
      <div className={styles.form}>
        <FormIsland form={form} phone={phone} messages={messages.forms} />
      </div>
      <div className={styles.after}>
        <AfterSending {...after} safety={safety} level={3} />
      </div>
    </Band>
  )
}
