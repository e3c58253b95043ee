// Where scripts are off: the form's own page, or the phone.
import type { ClinicView } from '../content/chrome.ts'
import type { Messages } from '../content/messages.ts'
import type { LinkView } from '../content/rich-text.ts'
import { Capsule, OutlineCapsule } from '../ui/capsule.tsx'
import styles from './scriptless-form.module.css'

interface ScriptlessFormProps {
  direct: LinkView
  clinic: ClinicView
  messages: Messages['forms']
}

export function ScriptlessForm({ direct, clinic, messages }: ScriptlessFormProps) {
  return (
    <div className={styles.scriptless}>
      <p className={styles.title}>{messages.noScript.title}</p>
      <p>{messages.noScript.note}</p>
      <p className={styles.ways}>
        <Capsule text={messages.failed.direct.button} link={direct} />
        <OutlineCapsule text={clinic.phone} link={{ href: clinic.phoneHref }} />
      </p>
      <p>{messages.failed.phone.note}</p>
    </div>
  )
}
