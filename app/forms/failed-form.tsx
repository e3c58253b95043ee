// The form did not come: three ways on, in order of effort.
import type { ReactNode } from 'react'
import type { ClinicView } from '../content/chrome.ts'
import type { Messages } from '../content/messages.ts'
import type { LinkView } from '../content/rich-text.ts'
import { CapsuleButton, OutlineCapsule } from '../ui/capsule.tsx'
import styles from './failed-form.module.css'

interface FailedFormProps {
  direct: LinkView
  clinic: ClinicView
  messages: Messages['forms']
  onRetry: () => void
}

export function FailedForm({ direct, clinic, messages: { failed }, onRetry }: FailedFormProps) {
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
          <OutlineCapsule text={failed.phone.button} link={{ href: clinic.phoneHref }} small />
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
