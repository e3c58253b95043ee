// Last-resort screen inside the site's shell: what happened in plain words, the phone, a way home. Never a stack trace in production.
import { useEffect } from 'react'
import { chrome } from 'virtual:chrome'
import { Band } from '../ui/band.tsx'
import { Capsule } from '../ui/capsule.tsx'
import { Lede } from '../ui/lede.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import styles from './error-screen.module.css'
import { reloadOnce } from './reload-once.ts'

export function ErrorScreen({ error }: { error: unknown }) {
  const { title, text, home, call } = chrome.messages.error
  useEffect(() => {
    console.error(error)
    reloadOnce(error)
  }, [error])
  return (
    <Band ground="linen" className={styles.band}>
      <title>{`${title} | ${chrome.clinic.name}`}</title>
      <div className={styles.say}>
        <h1>{title}</h1>
        <Lede text={text} />
        {/* The router can't be trusted after a failure: home is loaded as a document. */}
        <Capsule text={home} link={{ href: '/', document: true }} />
        <MoreLink text={call} link={{ href: chrome.clinic.phoneHref }} />
        {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
      </div>
    </Band>
  )
}
