// What a visitor sees in place of a form: while it opens, when it could not open, and where scripts are off.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ButtonLink, Button, OutlineButtonLink } from '../ui/button/button.tsx'
import { SiteLink } from '../ui/link/site-link.tsx'
import styles from './form-states.module.css'
import type { FormMessages } from '../schema/form-messages.ts'

interface FormLinks {
  /** Link to the form's own page at the provider. */
  direct: { href: string; external: true }
  phone: { text: string; href: string }
  messages: FormMessages
}

/**
 * A line that fills. After 8 s the styles show the late note, even when no script arrives. Its height is
 * reserved from the start, so nothing moves. If the code of the form fails, the styles show `broken` instead.
 */
export function WaitingForm({ direct, phone, messages: { waiting, late, failed } }: FormLinks) {
  return (
    <div className={clsx('stack', styles.waiting)}>
      <div className={styles.progress} aria-hidden="true" />
      <div className={styles.soon}>
        <p className="h3">{waiting.title}</p>
        <p className={clsx('soft', styles.note)}>{waiting.note}</p>
      </div>
      <p className={styles.late}>
        {late.text}{' '}
        <SiteLink link={direct} className="tap-target">
          {late.link}
        </SiteLink>
      </p>
      <div className={styles.broken}>
        <p className="h3">{failed.title}</p>
        <p>
          <SiteLink link={direct} className="tap-target">
            {late.link}
          </SiteLink>
          <a href={phone.href} className="tap-target">
            {phone.text}
          </a>
        </p>
      </div>
    </div>
  )
}

/** Options when the form could not open: try again, open the form's own page, or call. */
export function FailedForm({ direct, phone, messages: { failed }, onRetry }: FormLinks & { onRetry: () => void }) {
  return (
    <div className={clsx('stack', styles.failed)}>
      <div>
        <p className="h3">{failed.title}</p>
        <p className={clsx('soft', styles.reason)}>{failed.note}</p>
      </div>
      <ul className={clsx('rows framed', styles.options)}>
        <Option {...failed.retry}>
          <Button text={failed.retry.button} onClick={onRetry} />
        </Option>
        <Option {...failed.direct}>
          <OutlineButtonLink text={failed.direct.button} link={direct} small />
        </Option>
        <Option {...failed.phone}>
          <OutlineButtonLink text={failed.phone.button} link={{ href: phone.href }} small />
        </Option>
      </ul>
    </div>
  )
}

function Option({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li>
      <div>
        <strong className="h4">{title}</strong>
        <p className="small-print">{note}</p>
      </div>
      {children}
    </li>
  )
}

/** Where scripts are off: open the form's own page, or call. */
export function ScriptlessForm({ direct, phone, messages: { noScript, failed } }: FormLinks) {
  return (
    <div className={clsx('stack', styles.scriptless)}>
      <p className="h3">{noScript.title}</p>
      <p>{noScript.note}</p>
      <p className="cluster">
        <ButtonLink text={failed.direct.button} link={direct} />
        <OutlineButtonLink text={phone.text} link={{ href: phone.href }} />
      </p>
      <p>{failed.phone.note}</p>
    </div>
  )
}
