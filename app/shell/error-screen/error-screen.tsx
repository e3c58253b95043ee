// Shown when a page cannot be rendered, by React (app/root.tsx) or by a host (app/routes/server-error.tsx).
import { clsx } from 'clsx'
import { isRouteErrorResponse } from 'react-router'
import type { SharedContent } from '../../site/derive/shared-content.ts'
import { Stylesheet } from '../../sections/stylesheet.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { DetailList } from '../../ui/list/detail-list.tsx'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Lede } from '../../ui/text/lede.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './error-screen.module.css'

/** Shown when the content cannot be read. With content, the title is in content/messages.yaml. */
const TITLE = 'Unexpected Application Error!'

interface ErrorScreenProps {
  error?: unknown
  /** Undefined when the content itself could not be read. */
  shared: SharedContent | undefined
}

/** Shows the stack trace in `npm run dev` only. */
export function ErrorScreen({ error, shared }: ErrorScreenProps) {
  return (
    <>
      <Section section={{ tone: 'muted' }} className={styles.band}>
        {shared ? <ErrorMessage shared={shared} /> : <h1>{TITLE}</h1>}
        {import.meta.env.DEV && error !== undefined && !isRouteErrorResponse(error) && (
          <pre className={styles.trace}>{error instanceof Error ? error.stack : String(error)}</pre>
        )}
      </Section>
      <Stylesheet />
    </>
  )
}

/** Has no picture, because a host that fails may fail to send pictures too. */
function ErrorMessage({ shared: { clinic, messages } }: { shared: SharedContent }) {
  const { title, text, home, phoneTitle, details } = messages.error
  return (
    <>
      <div className={clsx('stack', styles.message)}>
        <h1>{title}</h1>
        <Lede text={text} />
        <ButtonLink text={home} link={{ href: '/' }} />
      </div>
      <PaperLabel float stamp className={styles.label}>
        <h2 className="h4">{phoneTitle}</h2>
        <a className={clsx('phone-number', styles.number)} href={clinic.phoneHref}>
          {clinic.phone}
        </a>
        <DetailList details={details} look="rows" />
      </PaperLabel>
    </>
  )
}
