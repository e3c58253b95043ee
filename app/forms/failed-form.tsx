// Shown when the form could not open: try again, open the form's own page, or call.
import type { ReactNode } from 'react'
import type { Messages } from '../content/schema/messages.ts'
import type { LinkView } from '../content/schema/rich-text.ts'
import { CapsuleButton, OutlineCapsule } from '../ui/capsule/capsule.tsx'
import styles from './failed-form.module.css'
import type { Phone } from './phone.ts'

interface FailedFormProps {
  direct: LinkView
  phone: Phone
  messages: Messages['forms']
  onRetry: () => void
}

export function FailedForm({ direct, phone, messages: { failed }, onRetry }: FailedFormProps) {
  return (
    <div className={styles.failed}>
      <div>
        <p className={styles.title}>{failed.title}</p>
        <p className={styles.note}>{failed.note}</p>
      </div>
      <ul className={styles.ways}>
        <Way {...failed.retry}>
          <CapsuleButton text={failed.retry.button} onClick={onRetry} small />
        </Way>
        <Way {...failed.direct}>
          <OutlineCapsule text={failed.direct.button} link={direct} small />
        </Way>
        <Way {...failed.phone}>
          <OutlineCapsule text={failed.phone.button} link={{ href: phone.href }} small />
        </Way>
      </ul>
    </div>
  )
}

function Way({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <div>
        <p className={styles.name}>{title}</p>
        <p>{note}</p>
      </div>
      {children}
    </li>
  )
}
