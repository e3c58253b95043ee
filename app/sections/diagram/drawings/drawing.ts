// The type of a drawing.
import type { ReactNode } from 'react'

/** One panel with numbers that the list beside it explains, or one panel for each part of the list. */
export interface Drawing {
  viewBox: string
  panels: readonly ReactNode[]
}
