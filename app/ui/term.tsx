// A term at its first use. A press on it shows what it means, by the browser's own popover: before React arrives and without it, and by keys.
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
        {means}
      </span>
    </>
  )
}
