// A full-width section on the twelve-column grid (DESIGN.md, Grid), on a ground of its own.
import type { ReactNode } from 'react'
import type { Ground } from '../content/fields.ts'
import styles from './band.module.css'

interface BandProps {
  ground: Ground
  id?: string | undefined
  /** Id of the heading that names the section. */
  labelledBy?: string
  className?: string | undefined
  children: ReactNode
}

/** Named lines `full` and `main`; children stand in `main` unless their own style says otherwise. */
export function Band({ ground, id, labelledBy, className, children }: BandProps) {
  return (
    <section
      className={className ? `${styles.band} ${className}` : styles.band}
      data-ground={ground}
      id={id}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  )
}
