// A text link with a coral underline and an arrow that moves on hover.
import { clsx } from 'clsx'
import type { ActionView } from '../../schema/rich-text.ts'
import { InterfaceIcon } from '../icon/interface-icon.tsx'
import styles from './more-link.module.css'
import { SiteLink } from './site-link.tsx'

interface MoreLinkProps extends ActionView {
  /** Hidden text after `text`, so that screen readers can distinguish links that look the same. */
  context?: string
}

export function MoreLink({ text, link, context }: MoreLinkProps) {
  return (
    <SiteLink link={link} className={clsx('tap-target', styles.more)}>
      <Words text={text} context={context} />
    </SiteLink>
  )
}

/** Looks like a MoreLink but is not a link, for cards whose title is the link. Screen readers skip it. */
export function MoreCue({ text }: { text: string }) {
  return (
    <span className={clsx('tap-target', styles.more, styles.cue)} aria-hidden="true">
      <Words text={text} />
    </span>
  )
}

/** The text and its arrow, which follows the last word where the text wraps. */
function Words({ text, context }: { text: string; context?: string | undefined }) {
  const ending = text.lastIndexOf(' ') + 1
  return (
    <span className={styles.words}>
      {text.slice(0, ending)}
      <span className={styles.ending}>
        {text.slice(ending)}
        {context && <span className="visually-hidden">{`: ${context}`}</span>}
        <InterfaceIcon name="arrow" size={1.125} />
      </span>
    </span>
  )
}
