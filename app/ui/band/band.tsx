// A full-width section of a page, on the twelve-column grid. The ground is its background and the colours on it.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Ground, Half } from '../../content/schema/fields.ts'
import { plainText, type RichText } from '../../content/schema/rich-text.ts'
import styles from './band.module.css'

interface BandProps {
  section: {
    ground: Ground
    /** Anchor. A link to it moves the focus to the section. */
    id?: string | undefined
    /** From 1100 px the band fills this half of the page, beside its neighbour. */
    half?: Half | undefined
    title?: RichText | undefined
  }
  /** Id of the heading that names the section. */
  labelledBy?: string
  className?: string | undefined
  /** Marks emergency advice. The form bar hides while it is in view (app/ui/form-bar). */
  'data-urgent'?: true
  children: ReactNode
}

/** Children are placed in the grid area `main`. Their own styles may place them in `full` or in single columns. */
export function Band({ section: { ground, id, half, title }, labelledBy, className, children, ...rest }: BandProps) {
  // Orca, reading the page aloud, skips a heading that labels something that can have the focus.
  const name = id && title ? { 'aria-label': plainText(title) } : { 'aria-labelledby': labelledBy }
  return (
    <section
      className={clsx(styles.band, className)}
      data-ground={ground}
      data-half={half}
      id={id}
      tabIndex={id ? -1 : undefined}
      {...name}
      {...rest}
    >
      {children}
    </section>
  )
}
