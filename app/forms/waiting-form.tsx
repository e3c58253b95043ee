// Shown while the form opens: a drawing of an infusion bag that fills, and after a while a note with the direct link.
import type { Messages } from '../content/messages.ts'
import type { LinkView } from '../content/rich-text.ts'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './waiting-form.module.css'

interface WaitingFormProps {
  direct: LinkView
  messages: Messages['forms']
}

/** The styles show the note after 8 s. It has its space from the start, so nothing moves when it appears. */
export function WaitingForm({ direct, messages }: WaitingFormProps) {
  return (
    <div className={styles.waiting}>
      <div className={styles.bag} aria-hidden="true" />
      <div>
        <p className={styles.title}>{messages.waiting.title}</p>
        <p className={styles.note}>{messages.waiting.note}</p>
      </div>
      <p className={styles.late}>
        {messages.late.text} <SiteLink link={direct}>{messages.late.link}</SiteLink>
      </p>
    </div>
  )
}
