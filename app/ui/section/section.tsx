// A full-width section of a page, on the twelve-column grid. The tone is its background and the colours on it.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Tone } from '../../schema/fields.ts'
import type { RichText } from '../../schema/rich-text.ts'
import { SectionHead } from './section-head.tsx'
import styles from './section.module.css'

interface SectionProps {
  section: {
    tone: Tone
    /** Anchor. */
    id?: string | undefined
    title?: RichText | undefined
    lede?: RichText | undefined
  }
  /** Id of the heading that names the section. */
  headingId?: string
  /**
   * Begins with the heading and lede of the section: one above the other, or on wide screens side by side, or on the
   * left of the rest.
   */
  head?: 'stacked' | 'split' | 'left'
  headClass?: string | undefined
  /** The edge of the page to which a picture runs (`bleed` in app/styles/layout.css). */
  side?: 'left' | 'right' | undefined
  className?: string | undefined
  children: ReactNode
}

/** Children are placed in the grid area `main`. Their own styles may place them in `full` or in single columns. */
export function Section({ section, headingId, head, headClass, side, className, children }: SectionProps) {
  const { tone, id, title, lede } = section
  return (
    <section
      className={clsx(styles.section, head === 'left' && 'heading-left', className)}
      data-tone={tone}
      data-side={side}
      id={id}
      aria-labelledby={headingId}
    >
      {head && title && headingId && (
        <SectionHead id={headingId} section={{ title, lede }} split={head === 'split'} className={headClass} />
      )}
      {children}
    </section>
  )
}
