// On phones: a bar at the bottom of the screen with the page's main link, on every screen of the page. It hides while
// the form is in view (start-bar.element.ts).
import type { LinkView } from '../../schema/rich-text.ts'
import { ButtonLink } from '../button/button.tsx'
import styles from './start-bar.module.css'

/** Comes last in `main`, so that it comes to rest there and covers nothing of the footer. */
export function StartBar({ text, link }: { text: string; link: LinkView }) {
  return (
    <start-bar class={styles.bar} data-tone="light">
      <ButtonLink text={text} link={link} />
    </start-bar>
  )
}
