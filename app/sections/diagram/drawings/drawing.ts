// The type of a drawing.
import type { ReactNode } from 'react'

/** One panel with numbers that the list beside it explains, or one panel for each part of the list. */
export interface Drawing {
  viewBox: string
  panels: readonly ReactNode[]
  /** Points of an axis. Each shows the figure in the name of a part, counted from 0: the 25 of "At 25". */
  axis?: readonly { x: number; y: number; part: number }[]
}
