// The way back from a form page: a plain link to the page above, which becomes a step back in history where the visit came from this site.
import type { MouseEvent } from 'react'
import { Glyph } from '../../ui/glyph.tsx'
import { hasEarlierPage } from './earlier-page.ts'
import styles from './section.module.css'

interface BackLinkProps {
  text: string
  /** Page above the form. */
  parent: string
  /** The words name the page above, so the link leads there whatever the history. */
  named: boolean
}

export function BackLink({ text, parent, named }: BackLinkProps) {
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (named || opensElsewhere || !hasEarlierPage(window)) return
    event.preventDefault()
    window.history.back()
  }
  return (
    <a href={parent} onClick={goBack} className={styles.back}>
      <Glyph name="back" />
      {text}
    </a>
  )
}
