// Ways from a hero to the next step: the main action, further ways of a hub, and the clinic's phone number.
import type { LinkView } from '../../content/schema/rich-text.ts'
import type { ClinicView } from '../../content/view/shared-content.ts'
import type { Messages } from '../../content/schema/messages.ts'
import { Capsule, OutlineCapsule } from '../capsule/capsule.tsx'
import styles from './hero-actions.module.css'

interface Way {
  text: string
  link: LinkView
}

interface HeroActionsProps {
  action: Way
  /** Further ways, on pages that lead to several forms. */
  ways?: readonly Way[]
  clinic: ClinicView
  messages: Messages
}

/** The ways, in this order. The phone number is left out where the main action already calls it. */
export function HeroActions({ action, ways = [], clinic, messages }: HeroActionsProps) {
  return (
    <div className={styles.actions}>
      <Capsule {...action} />
      {ways.map((way) => (
        <OutlineCapsule key={way.text} {...way} />
      ))}
      {action.link.href !== clinic.phoneHref && (
        <p className={styles.call}>
          {messages.callUs} <a href={clinic.phoneHref}>{clinic.phone}</a>
        </p>
      )}
    </div>
  )
}
