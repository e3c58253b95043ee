// The main action of a section: a link in the shape of a medicine capsule, with a body and a cap.
import { clsx } from 'clsx'
import type { LinkView } from '../../schema/rich-text.ts'
import styles from './capsule.module.css'
import { Glyph } from '../glyph/glyph.tsx'
import { SiteLink } from '../site-link/site-link.tsx'

interface CapsuleProps {
  text: string
  link: LinkView
  small?: boolean
  /** Hidden text after `text`, so that screen readers can distinguish links that look the same. */
  context?: string
}

export function Capsule({ text, link, small = false, context }: CapsuleProps) {
  return (
    <SiteLink link={link} className={clsx(styles.capsule, small && styles.small)}>
      <span className={styles.body}>
        <span>
          {text}
          {context && <span className="visually-hidden">{`: ${context}`}</span>}
        </span>
      </span>
      <span className={styles.cap}>
        <Glyph name="arrow" />
      </span>
    </SiteLink>
  )
}

/** A small button in the same shape, for an action on this page. */
export function CapsuleButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={clsx(styles.capsule, styles.small)}>
      <span className={styles.body}>{text}</span>
      <span className={styles.cap}>
        <Glyph name="arrow" />
      </span>
    </button>
  )
}

/** A less prominent link: the outline of a capsule, without a cap. */
export function OutlineCapsule({ text, link, small = false }: { text: string; link: LinkView; small?: boolean }) {
  return (
    <SiteLink link={link} className={clsx(styles.capsule, styles.outline, small && styles.small)}>
      <span className={styles.body}>{text}</span>
    </SiteLink>
  )
}
