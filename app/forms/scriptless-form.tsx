// Shown where scripts are off: open the form's own page, or call.
import type { Messages } from '../content/schema/messages.ts'
import type { LinkView } from '../content/schema/rich-text.ts'
import { Capsule, OutlineCapsule } from '../ui/capsule/capsule.tsx'
import type { Phone } from './phone.ts'
import styles from './scriptless-form.module.css'

interface ScriptlessFormProps {
  direct: LinkView
  phone: Phone
  messages: Messages['forms']
}

export function ScriptlessForm({ direct, phone, messages }: ScriptlessFormProps) {
  return (
    <div className={styles.scriptless}>
      <p className={styles.title}>{messages.noScript.title}</p>
      <p>{messages.noScript.note}</p>
      <p className={styles.ways}>
        <Capsule text={messages.failed.direct.button} link={direct} />
        <OutlineCapsule text={phone.text} link={{ href: phone.href }} />
      </p>
      <p>{messages.failed.phone.note}</p>
    </div>
  )
}
