// A term at its first use. A press on it shows what it means, by the browser's own popover: before React arrives and without it, and by keys.
// Where nothing can open, it stands in brackets behind the word: in old browsers, on paper, in a reader's view.
import { useId } from 'react'
import styles from './term.module.css'

export function Term({ word, means }: { word: string; means: string }) {
  const id = useId()
  return (
    <>
      <dfn className={styles.term}>
        <button type="button" popoverTarget={id}>
          {word}
        </button>
      </dfn>
      <span id={id} popover="auto" className={styles.means}>
        <span> (</span>
        {means}
        <span>)</span>
      </span>
    </>
  )
}
