// A term at its first use. A press on it shows what it means, by the browser's own popover: before React arrives and without it, and by keys.
// Where nothing can open, it stands in brackets behind the word: in old browsers, on paper, in a reader's view.
import { useId } from 'react'
import styles from './term.module.css'

interface TermProps {
  word: string
  means: string
  /** Bracket before the word and stop after it, which no line may begin or end without. */
  opening?: string | undefined
  closing?: string | undefined
}

export function Term({ word, means, opening, closing }: TermProps) {
  const id = useId()
  return (
    <span className={styles.held}>
      {opening}
      {/* As a definition's term, Orca with Firefox leaves the word out when it reads on. The button says all that there is to say. */}
      <dfn role="none" className={styles.term}>
        <button type="button" popoverTarget={id}>
          {word}
        </button>
      </dfn>
      <span id={id} popover="auto" className={styles.means}>
        <span> (</span>
        {means}
        <span>)</span>
      </span>
      {closing}
    </span>
  )
}
