// Replaces a page that could not be rendered. The build also writes it to 500.html, which a host sends when it fails.
import { isRouteErrorResponse } from 'react-router'
import type { SharedContent } from '../content/shared-content.ts'
import { Stylesheet } from '../sections/stylesheet.tsx'
import { Band } from '../ui/band.tsx'
import { Capsule } from '../ui/capsule.tsx'
import { Lede } from '../ui/lede.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import styles from './error-screen.module.css'

interface ErrorScreenProps {
  error: unknown
  /** Undefined when the content itself could not be read. */
  shared: SharedContent | undefined
}

/** Shows the stack trace in `npm run dev` only. */
export function ErrorScreen({ error, shared }: ErrorScreenProps) {
  return (
    <>
      <Band ground="linen" className={styles.band}>
        <div className={styles.message}>
          {shared ? <ErrorMessage shared={shared} /> : <h1>Unexpected Application Error!</h1>}
          {import.meta.env.DEV && !isRouteErrorResponse(error) && (
            <pre>{error instanceof Error ? error.stack : String(error)}</pre>
          )}
        </div>
      </Band>
      <Stylesheet />
    </>
  )
}

function ErrorMessage({ shared: { clinic, messages } }: { shared: SharedContent }) {
  const { title, text, home, call } = messages.error
  return (
    <>
      <h1>{title}</h1>
      <Lede text={text} />
      <Capsule text={home} link={{ href: '/' }} />
      <MoreLink text={call} link={{ href: clinic.phoneHref }} />
    </>
  )
}
