// First stop of the Tab key: past the header to the content.
import { chrome } from 'virtual:chrome'
import styles from './skip-link.module.css'

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {chrome.messages.skip}
    </a>
  )
}
