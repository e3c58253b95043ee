// Shown while the form opens: a bag that fills, and after a while a note with the direct link.
import type { Messages } from '../content/messages.ts'
import type { LinkView } from '../content/rich-text.ts'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './waiting-form.module.css'

interface WaitingFormProps {
  late: boolean
  direct: LinkView
  messages: Messages['forms']
}

/** The note takes its space from the start, so that nothing moves when it appears. */
export function WaitingForm({ late, direct, messages }: WaitingFormProps) {
  return (
    <div className={styles.waiting}>
      <div className={styles.bag} aria-hidden="true" />
      <div>
        <p className={styles.title}>{messages.waiting.title}</p>
        <p className={styles.note}>{messages.waiting.note}</p>
      </div>
      <p className={late ? styles.late : `${styles.late} ${styles.early}`}>
        {messages.late.text} <SiteLink link={direct}>{messages.late.link}</SiteLink>
      </p>
    </div>
  )
}
