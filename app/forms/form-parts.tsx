// The parts of a form that change with its state: the bar above it, what a visitor sees in its place, and what screen
// readers announce.
import { clsx } from 'clsx'
import { InterfaceIcon } from '../ui/icon/interface-icon.tsx'
import styles from './form-embed.module.css'
import { FailedForm, ScriptlessForm, WaitingForm } from './form-states.tsx'
import type { FormState } from './lifecycle.ts'
import type { FormMessages } from '../schema/form-messages.ts'

export interface FormPartsProps {
  /** The provider's name, as patients read it in the bar above the form. */
  title: string
  /** Address of the form's own page at the provider. */
  directLink: string
  /** A phone number as visitors read it, and its `tel:` address. */
  phone: { text: string; href: string }
  messages: FormMessages
  state?: FormState
  /** Only a form that has failed offers another try. */
  onRetry?: () => void
}

export function FormParts({ title, directLink, phone, messages, state = 'waiting', onRetry }: FormPartsProps) {
  const links = { direct: { href: directLink, external: true }, phone, messages } as const
  const hasFailed = state === 'failed'
  const announcements: Record<FormState, string> = {
    waiting: messages.waiting.title,
    late: messages.late.text,
    opened: messages.opened,
    ready: messages.ready,
    failed: messages.failed.title,
  }
  return (
    <>
      <header className={clsx('cluster small-print', styles.bar)}>
        <strong>
          <InterfaceIcon name={hasFailed ? 'unplugged' : 'lock'} size={1.1} />
          {hasFailed ? messages.failed.label : messages.secure}
        </strong>
        <span>{title}</span>
      </header>
      <div className={clsx('screen-only', styles.body)}>
        {(state === 'waiting' || state === 'late') && <WaitingForm {...links} />}
        {hasFailed && onRetry && <FailedForm {...links} onRetry={onRetry} />}
        <noscript>
          <ScriptlessForm {...links} />
        </noscript>
      </div>
      <p className={`visually-hidden ${styles.status}`} role="status">
        {announcements[state]}
      </p>
    </>
  )
}
