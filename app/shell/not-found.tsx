// Not-found page: says so, leads home, and logs the attempted path (spec, Not-found page).
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { chrome } from 'virtual:chrome'
import { Band } from '../ui/band.tsx'
import { Capsule } from '../ui/capsule.tsx'
import { Lede } from '../ui/lede.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { logNotFound } from './not-found-log.ts'
import styles from './not-found.module.css'

export function NotFound() {
  const { pathname } = useLocation()
  const { code, title, text, home, links } = chrome.messages.notFound
  useEffect(() => logNotFound(pathname), [pathname])
  return (
    <Band ground="linen" className={styles.band}>
      {/* The document's title is empty when a client navigation ends here (brief: stack.md). */}
      <title>{`${code}: ${title} | ${chrome.clinic.name}`}</title>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <div className={styles.say}>
        <h1>
          <span className="visually-hidden">{code}: </span>
          {title}
        </h1>
        <Lede text={text} />
        <Capsule text={home} link={{ href: '/' }} />
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.text}>
              <MoreLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
