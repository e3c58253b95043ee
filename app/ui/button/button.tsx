// The main action of a section: a link in the shape of a pill with two halves.
import { clsx } from 'clsx'
import type { ActionView } from '../../schema/rich-text.ts'
import styles from './button.module.css'
import { InterfaceIcon } from '../icon/interface-icon.tsx'
import { SiteLink } from '../link/site-link.tsx'

interface ButtonLinkProps extends ActionView {
  small?: boolean
  /** Hidden text after `text`, so that screen readers can distinguish links that look the same. */
  context?: string
}

export function ButtonLink({ text, link, small = false, context }: ButtonLinkProps) {
  return (
    <SiteLink link={link} className={clsx(styles.button, small && styles.small)}>
      <span className={styles.body}>
        <span>
          {text}
          {context && <span className="visually-hidden">{`: ${context}`}</span>}
        </span>
      </span>
      <span className={clsx('screen-only', styles.cap)}>
        <InterfaceIcon name="arrow" />
      </span>
    </SiteLink>
  )
}

/** A small button in the same shape, for an action on this page. */
export function Button({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={clsx(styles.button, styles.small)}>
      <span className={styles.body}>{text}</span>
      <span className={styles.cap}>
        <InterfaceIcon name="arrow" />
      </span>
    </button>
  )
}

/** A less prominent link: only the outline. */
export function OutlineButtonLink({ text, link, small = false }: ActionView & { small?: boolean }) {
  return (
    <SiteLink link={link} className={clsx(styles.button, styles.outline, small && styles.small)}>
      <span className={styles.body}>{text}</span>
    </SiteLink>
  )
}
