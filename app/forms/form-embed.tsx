// The one place of the site where a form stands: a frame with the provider's form in it, and a way on in every state (product.md, Forms).
import type { ClinicView } from '../content/chrome.ts'
import type { Messages } from '../content/messages.ts'
import type { FormView } from '../content/references.ts'
import { Glyph } from '../ui/glyph.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { FailedForm } from './failed-form.tsx'
import styles from './form-embed.module.css'
import type { FormState } from './lifecycle.ts'
import { providers } from './providers.ts'
import { ScriptlessForm } from './scriptless-form.tsx'
import { useForm } from './use-form.ts'
import { WaitingForm } from './waiting-form.tsx'

interface FormEmbedProps {
  form: FormView
  clinic: ClinicView
  messages: Messages['forms']
}

/** Prerendered, it shows the waiting state with the direct link and the phone number, which work before and without scripts. */
export function FormEmbed({ form, clinic, messages }: FormEmbedProps) {
  const { state, mountKey, mount, frame, retry } = useForm(form, messages.frame)
  const provider = providers[form.provider]
  const direct = { href: provider.directLink(form), external: true } as const
  const hasFailed = state === 'failed'
  return (
    <section
      ref={frame}
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
          <WaitingForm late={state === 'late'} direct={direct} messages={messages} />
        )}
        {hasFailed && <FailedForm direct={direct} clinic={clinic} messages={messages} onRetry={retry} />}
        <noscript>
          <ScriptlessForm direct={direct} clinic={clinic} messages={messages} />
        </noscript>
        <div
          key={mountKey}
          ref={mount}
          className={styles.mount}
          data-form-id={form.id}
          {...provider.attributes(form)}
        />
      </div>
      <footer className={styles.foot}>
        <span>{messages.kept}</span>
        <span className={styles.ways}>
          <SiteLink link={direct}>{messages.late.link}</SiteLink>
          <a href={clinic.phoneHref}>{clinic.phone}</a>
        </span>
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
    case 'ready':
      return messages.ready
    case 'failed':
      return messages.failed.title
  }
}
