// Shown while the form opens: a drawing of an infusion bag that fills, and after a while a note with the direct link.
// If the code that shows the form fails, the styles show in its place that the form did not open.
import type { Messages } from '../content/schema/messages.ts'
import type { LinkView } from '../content/schema/rich-text.ts'
import { SiteLink } from '../ui/site-link/site-link.tsx'
import type { Phone } from './phone.ts'
import styles from './waiting-form.module.css'

interface WaitingFormProps {
  direct: LinkView
  phone: Phone
  messages: Messages['forms']
}

/**
 * The styles show the late note after 8 s, also when no script arrives. It has its space from the start, so nothing
 * moves when it appears.
 */
export function WaitingForm({ direct, phone, messages }: WaitingFormProps) {
  const { waiting, late, failed } = messages
  return (
    <div className={styles.waiting}>
      <div className={styles.bag} aria-hidden="true" />
      <div className={styles.soon}>
        <p className={styles.title}>{waiting.title}</p>
        <p className={styles.note}>{waiting.note}</p>
      </div>
      <p className={styles.late}>
        {late.text} <SiteLink link={direct}>{late.link}</SiteLink>
      </p>
      <div className={styles.failed}>
        <p className={styles.title}>{failed.title}</p>
        <p>
          <SiteLink link={direct}>{late.link}</SiteLink>
          <a href={phone.href}>{phone.text}</a>
        </p>
      </div>
    </div>
  )
}
