// The not-found page: says so, and links home and to common pages (docs/specification.md, "Not-found page").
import type { Messages } from '../content/messages.ts'
import { Stylesheet } from '../sections/stylesheet.tsx'
import { Band } from '../ui/band.tsx'
import { Capsule } from '../ui/capsule.tsx'
import { Lede } from '../ui/lede.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import styles from './not-found.module.css'

/** The starter finds `data-not-found` and logs the path (log-not-found.ts). */
export function NotFound({ messages }: { messages: Messages['notFound'] }) {
  const { code, title, text, home, links } = messages
  return (
    <>
      <Band ground="linen" className={styles.band}>
        <p className={styles.code} aria-hidden="true" data-not-found="">
          {code}
        </p>
        <div className={styles.message}>
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
      <Stylesheet />
    </>
  )
}
