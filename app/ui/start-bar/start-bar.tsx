// On phones and small tablets: a bar at the bottom of the screen with the page's main link, on every screen of the
// page. On a page with a form, it hides while the form is in view (start-bar.element.ts). Elsewhere it needs no
// script.
import type { ActionView } from '../../schema/rich-text.ts'
import { ButtonLink } from '../button/button.tsx'
import styles from './start-bar.module.css'

interface StartBarProps extends ActionView {
  /** Whether the form is on this page. */
  hasForm: boolean
}

/** Comes last in `main`, so that it comes to rest there and covers nothing of the footer. */
export function StartBar({ text, link, hasForm }: StartBarProps) {
  const button = <ButtonLink text={text} link={link} />
  return hasForm ? (
    <start-bar class={styles.bar} data-tone="light" data-start-bar="">
      {button}
    </start-bar>
  ) : (
    <div className={styles.bar} data-tone="light" data-start-bar="">
      {button}
    </div>
  )
}
