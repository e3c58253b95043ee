// How the body controls testosterone: brain, testicles, and the way back. The accent is testosterone.
import styles from '../drawing.module.css'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '-12 8 312 218',
  panels: [
    <>
      <path
        className={styles.shade}
        d="M128 62
          c-14 2-20-14-10-22-4-14 12-24 22-18 8-14 32-14 40-4 14-6 28 6 24 18 12 8 4 26-10 25-4 9-18 11-26 5
          l-2 14c0 4-8 4-8 0l-1-14c-10 5-24 4-29-4"
      />
      <path
        className={styles.soft}
        d="M140 22c2 8 10 8 16 6m24-10c-2 10-10 12-16 10m-36 12c10-4 18 2 22 8m54-12c-10-2-18 2-24 10m-20 18
          c2-8 10-10 18-6"
      />
      <path d="M146 66v5a5 5 0 1 0 .1 0" />
      <path d="M206 72c36 16 48 68 12 106m12-3-13 4 2-13" />
      <path
        className={styles.tint}
        d="M139 160c12-1 19 11 18 24s-8 22-19 21-18-13-17-25c1-11 8-19 18-20m46 0c-12-1-19 11-18 24
          s8 22 19 21 18-13 17-25c-1-11-8-19-18-20"
      />
      <path d="M126 164c-11 7-15 26-6 38m78-38c11 7 15 26 6 38M136 158c2-18 8-32 26-36 18 4 24 18 26 36" />
      <path className={styles.mark} d="M108 178C72 140 82 88 118 72m-12-3 13 3-3 12" />
      <path className={styles.ghost} d="M18 122h50" />
      <path d="m66 115 9 7-9 7" />
      <text x="248" y="122">
        1
      </text>
      <text x="162" y="222">
        2
      </text>
      <text x="104" y="127">
        3
      </text>
      <text x="8" y="127">
        4
      </text>
    </>,
  ],
}
