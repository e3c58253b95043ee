// Two scales of pattern hair loss: heads from above, with the forehead at the top.
import type { ReactNode } from 'react'
import styles from '../drawing.module.css'
import type { Drawing } from './drawing.ts'

const full = 'M-24-17.5C-12-24 12-24 24-17.5'

/** One head for each stage, with its name below. A hairline begins and ends on the skull. */
function heads(stages: readonly (readonly [name: string, hairline: string, gap?: ReactNode])[]) {
  return stages.map(([name, hairline, gap], index) => (
    <g key={name} transform={`translate(${40 + index * 80} 48)`}>
      <path d="M-4-33c1-7 7-7 8 0M-28-7c-7-1-7 11-1 11M28-7c7-1 7 11 1 11" />
      <ellipse rx="28" ry="34" />
      <path className={styles.hair} d={`${hairline}A28 34 0 1 1${startOf(hairline)}`} />
      <path className={styles.mark} d={hairline} />
      {gap}
      <text y="53">{name}</text>
    </g>
  ))
}

/** The first point of a path. */
const startOf = (path: string) => path.slice(1, path.indexOf('C'))

const parting = (width: number) => (
  <path className={styles.gap} d={`M0-21C${width}-9 ${width} 12 0 24-${width} 12-${width}-9 0-21`} />
)

export const drawing: Drawing = {
  viewBox: '0 0 320 106',
  panels: [
    heads([
      ['I', full],
      ['III', 'M-26-12.6C-20-14-18 3-13 1-9-4-9-21 0-21S9-4 13 1C18 3 20-14 26-12.6'],
      [
        'V',
        'M-27-9C-21-8-20 12-13 9-8 5-7-5 0-5S8 5 13 9C20 12 21-8 27-9',
        <circle key="crown" className={styles.gap} cy="18" r="8" />,
      ],
      ['VII', 'M-27.9-2.8C-21 0-21 24 0 25S21 0 27.9-2.8'],
    ]),
    heads([
      ['None', full, parting(0)],
      ['I', full, parting(6)],
      ['II', full, parting(14)],
      ['III', full, parting(25)],
    ]),
  ],
}
