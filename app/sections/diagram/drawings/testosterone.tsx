// How the body controls testosterone: brain, testicles, and the feedback to the brain. The accent is testosterone.
import styles from '../drawing.module.css'
import { Numbers } from '../numbers.tsx'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '-12 8 312 228',
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
      <circle cx="162" cy="174" r="38" />
      <path className={styles.soft} d="M143 158c-9 14-8 35 7 41 8 3 16 3 24 0 15-6 16-27 7-41" />
      <path className={styles.soft} d="M153 170c-3-11-1-22 3-33M171 170c3-11 1-22-3-33" />
      <ellipse className={styles.tint} cx="152" cy="182" rx="9" ry="12" />
      <ellipse className={styles.tint} cx="172" cy="182" rx="9" ry="12" />
      <path className={styles.mark} d="M108 178C72 140 82 88 118 72m-12-3 13 3-3 12" />
      <path className={styles.ghost} d="M18 122h50" />
      <path d="m66 115 9 7-9 7" />
      <Numbers points="254,122 162,231 104,127 8,127" />
    </>,
  ],
}
