// Form page: the way back, the heading, the form, and beside it what happens after.
import { useId } from 'react'
import { chrome } from 'virtual:chrome'
import { AfterSending } from '../../forms/after-sending.tsx'
import { FormEmbed } from '../../forms/form-embed.tsx'
import { Band } from '../../ui/band.tsx'
import { Lede } from '../../ui/lede.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { SectionProps } from '../props.ts'
import { BackLink } from './back-link.tsx'
import styles from './section.module.css'

export default function FormSection({ section, clinic }: SectionProps<'form'>) {
  const titleId = useId()
  const { ground, id, title, lede, back, form, after, safety, note, link } = section
  return (
    <Band ground={ground} id={id} labelledBy={titleId} className={styles.page}>
      <div className={styles.intro}>
        <BackLink {...back} />
        <h1 id={titleId}>
          <Rich text={title} />
        </h1>
        <Lede text={lede} />
      </div>
      <div className={styles.form}>
        <FormEmbed form={form} clinic={clinic} messages={chrome.messages.forms} />
        {note && (
          <p className={styles.note}>
            <Rich text={note} />
          </p>
        )}
        {link && <MoreLink {...link} />}
      </div>
      <div className={styles.after}>
        <AfterSending {...after} safety={safety} level={2} />
      </div>
    </Band>
  )
}
