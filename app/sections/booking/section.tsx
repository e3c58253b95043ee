// A form inside a longer page: heading, the form, and beside it what happens after.
import { useId } from 'react'
import { chrome } from 'virtual:chrome'
import { AfterSending } from '../../forms/after-sending.tsx'
import { FormEmbed } from '../../forms/form-embed.tsx'
import { Band } from '../../ui/band.tsx'
import { Head } from '../../ui/head.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function BookingSection({ section, clinic }: SectionProps<'booking'>) {
  const titleId = useId()
  const { ground, id, title, lede, form, after, safety } = section
  return (
    <Band ground={ground} id={id} labelledBy={titleId} className={styles.booking}>
      <Head id={titleId} title={title} lede={lede} />
      <div className={styles.form}>
        <FormEmbed form={form} clinic={clinic} messages={chrome.messages.forms} />
      </div>
      <div className={styles.after}>
        <AfterSending {...after} safety={safety} level={3} />
      </div>
    </Band>
  )
}
