// The form of a page: a frame with the provider's form in it, and a direct link and a phone number in every state.
import { InterfaceIcon } from '../ui/icon/interface-icon.tsx'
import { SiteLink } from '../ui/site-link/site-link.tsx'
import styles from './form-embed.module.css'
import { FailedForm, ScriptlessForm, WaitingForm } from './form-states.tsx'
import type { FormState } from './lifecycle.ts'
import type { FormMessages } from '../schema/form-messages.ts'
import type { FormView } from '../schema/form-providers.ts'
import { useForm } from './use-form.ts'

export interface FormEmbedProps {
  form: FormView
  /** The provider's name, as patients read it in the bar above the form. */
  title: string
  /** Address of the form's own page at the provider. */
  directLink: string
  /** Attributes by which the provider's script finds the element to fill. */
  attributes: Readonly<Record<`data-${string}`, string>>
  /** A phone number as visitors read it, and its `tel:` address. */
  phone: { text: string; href: string }
  messages: FormMessages
}

/** The build renders its waiting state. The links in it work without scripts. */
export function FormEmbed({ form, title, directLink, attributes, phone, messages }: FormEmbedProps) {
  const { state, placeKey, place, retry } = useForm(form, messages.frame)
  const direct = { href: directLink, external: true } as const
  const links = { direct, phone, messages }
  const hasFailed = state === 'failed'
  const announcements: Record<FormState, string> = {
    waiting: messages.waiting.title,
    late: messages.late.text,
    opened: messages.opened,
    ready: messages.ready,
    failed: messages.failed.title,
  }
  return (
    <section className={styles.embed} data-state={state} tabIndex={-1} aria-label={messages.frame}>
      <header className={styles.bar}>
        <strong>
          <InterfaceIcon name={hasFailed ? 'unplugged' : 'lock'} />
          {hasFailed ? messages.failed.label : messages.secure}
        </strong>
        <span>{title}</span>
      </header>
      <div className={styles.body}>
        {(state === 'waiting' || state === 'late') && <WaitingForm {...links} />}
        {hasFailed && <FailedForm {...links} onRetry={retry} />}
        <noscript>
          <ScriptlessForm {...links} />
        </noscript>
        <div key={placeKey} ref={place} className={styles.place} data-form-id={form.id} {...attributes} />
      </div>
      <footer className={styles.foot}>
        <span>{messages.saved}</span>
        <p className={styles.links}>
          <span>{messages.notShowing}</span>
          <SiteLink link={direct}>{messages.late.link}</SiteLink>
          <a href={phone.href}>{phone.text}</a>
        </p>
      </footer>
      <p className={`visually-hidden ${styles.status}`} role="status">
        {announcements[state]}
      </p>
    </section>
  )
}
