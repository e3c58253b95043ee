// A glossary term at its first use on a page. A click shows the explanation in a native popover, without scripts.
// Where popovers do not work (old browsers, print, reader view), the explanation follows the word in brackets.
import { useId } from 'react'
import styles from './term.module.css'

interface TermProps {
  word: string
  explanation: string
  /** Punctuation directly before the word, such as an opening bracket. It stays on the same line. */
  opening?: string | undefined
  /** Punctuation directly after the word, such as a comma. It stays on the same line. */
  closing?: string | undefined
}

export function Term({ word, explanation, opening, closing }: TermProps) {
  const id = useId()
  return (
    <span className={styles.noBreak}>
      {opening}
      {/* Without role="none", Orca with Firefox skips the word when it reads the page aloud. */}
      <dfn role="none" className={styles.term}>
        <button type="button" popoverTarget={id}>
          {word}
        </button>
      </dfn>
      <span id={id} popover="auto" className={styles.explanation}>
        <span> (</span>
        {explanation}
        <span>)</span>
      </span>
      {closing}
    </span>
  )
}
