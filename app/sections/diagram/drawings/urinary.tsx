// The urinary tract of a man from the front: kidneys, bladder, prostate and testicles. The accent is urine.
import styles from '../drawing.module.css'
import { Numbers } from '../numbers.tsx'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '14 10 252 216',
  panels: [
    <>
      <path
        className={styles.shade}
        d="M72 18c-20 0-32 18-32 38s10 38 28 38c14 0 20-10 14-20-5-9-5-19 1-28 8-13 2-28-11-28"
      />
      <path
        className={styles.shade}
        d="M208 18c20 0 32 18 32 38s-10 38-28 38c-14 0-20-10-14-20 5-9 5-19-1-28-8-13-2-28 11-28"
      />
      <path className={styles.soft} d="M66 34c-9 3-13 13-12 22m160-22c9 3 13 13 12 22" />
      <path
        className={styles.mark}
        d="M80 58c22 4 26 22 28 42 1 12 4 18 10 22M200 58c-22 4-26 22-28 42-1 12-4 18-10 22"
      />
      <path
        className={styles.tint}
        d="M140 112c24 0 36 10 36 24 0 16-16 24-24 32h-24c-8-8-24-16-24-32 0-14 12-24 36-24"
      />
      <path className={styles.shade} d="M126 168c-10 2-10 18 0 19 6 1 9-2 14-2s8 3 14 2c10-1 10-17 0-19" />
      <path className={styles.mark} d="M140 168v54" />
      <ellipse className={styles.shade} cx="106" cy="202" rx="13" ry="17" transform="rotate(10 106 202)" />
      <ellipse className={styles.shade} cx="174" cy="202" rx="13" ry="17" transform="rotate(-10 174 202)" />
      <Numbers points="140,50 140,144 206,179 220,208" />
      <path className={styles.soft} d="M130 46H96m54 0h34" />
      <path className={styles.soft} d="M196 174h-33" />
      <path className={styles.soft} d="M210 203h-20" />
    </>,
  ],
}
