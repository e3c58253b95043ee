// The end of the penis from the side, cut open, with the foreskin forward. The accent is what an operation changes:
// the foreskin, its opening, and the band under the head.
import styles from '../drawing.module.css'
import { Numbers } from '../numbers.tsx'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '40 8 280 150',
  panels: [
    <>
      <path className={styles.shade} d="M46 60h140c4-5 9-8 15-8 38 0 65 12 67 31-2 19-29 31-67 31-6 0-11-3-15-8H46" />
      <path className={styles.soft} d="M46 83h216" />
      <path d="M46 60h140m0 46H46M201 52c-11 6-17 18-17 31s6 25 17 31" />
      <path d="M201 52c38 0 65 12 67 31-2 19-29 31-67 31" />
      <path d="M46 50h88m0 66H46" />
      <path className={styles.tint} d="M134 50c56-20 128-16 160 24 3 5-4 8-8 4-26-30-72-38-100-30-18 5-30 6-52 2" />
      <path className={styles.tint} d="M134 116c56 20 128 16 160-24 3-5-4-8-8-4-26 30-72 38-100 30-18-5-30-6-52-2" />
      <path className={styles.band} d="M256 99c-8 6-20 12-38 14 6 7 16 8 24 5 8-4 13-11 14-19" />
      <Numbers points="214,26 308,88 220,76 236,154" />
      <path className={styles.soft} d="M236 140v-24" />
    </>,
  ],
}
