// The form of a page: a frame with the provider's form in it, and a direct link and a phone number in every state.
import type { Messages } from '../content/schema/messages.ts'
import type { FormView } from '../content/schema/references.ts'
import { Glyph } from '../ui/glyph/glyph.tsx'
import { SiteLink } from '../ui/site-link/site-link.tsx'
import { FailedForm } from './failed-form.tsx'
import styles from './form-embed.module.css'
import type { FormState } from './lifecycle.ts'
import type { Phone } from './phone.ts'
import { providers } from './providers.ts'
import { ScriptlessForm } from './scriptless-form.tsx'
import { useForm } from './use-form.ts'
import { WaitingForm } from './waiting-form.tsx'

interface FormEmbedProps {
  form: FormView
  phone: Phone
  messages: Messages['forms']
}

/** This is an island. The build renders its waiting state. The links in it work without scripts. */
export function FormEmbed({ form, phone, messages }: FormEmbedProps) {
  const { state, placeKey, place, section, retry } = useForm(form, messages.frame)
  const provider = providers[form.provider]
  const direct = { href: provider.directLink(form), external: true } as const
  const hasFailed = state === 'failed'
  return (
    <section
      ref={section}
      className={hasFailed ? `${styles.embed} ${styles.failed}` : styles.embed}
      data-state={state}
      tabIndex={-1}
      aria-label={messages.frame}
    >
      <header className={styles.bar}>
        <strong>
          <Glyph name={hasFailed ? 'unplugged' : 'lock'} />
          {hasFailed ? messages.failed.label : messages.secure}
        </strong>
        <span>{provider.title(form)}</span>
      </header>
      <div className={styles.room}>
        {(state === 'waiting' || state === 'late') && (
          <WaitingForm direct={direct} phone={phone} messages={messages} />
        )}
        {hasFailed && <FailedForm direct={direct} phone={phone} messages={messages} onRetry={retry} />}
        <noscript>
          <ScriptlessForm direct={direct} phone={phone} messages={messages} />
        </noscript>
        <div
          key={placeKey}
          ref={place}
          className={styles.mount}
          data-form-id={form.id}
          {...provider.attributes(form)}
        />
      </div>
      <footer className={styles.foot}>
        <span>{messages.kept}</span>
        <p className={styles.ways}>
          <span>{messages.notShowing}</span>
          <SiteLink link={direct}>{messages.late.link}</SiteLink>
          <a href={phone.href}>{phone.text}</a>
        </p>
      </footer>
      <p className={`visually-hidden ${styles.status}`} role="status">
        {announcement(state, messages)}
      </p>
    </section>
  )
}

function announcement(state: FormState, messages: Messages['forms']): string {
  switch (state) {
    case 'waiting':
      return messages.waiting.title
    case 'late':
      return messages.late.text
    case 'opened':
      return messages.opened
    case 'ready':
      return messages.ready
    case 'failed':
      return messages.failed.title
  }
}
