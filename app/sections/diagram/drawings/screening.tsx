// Cervical screening by age: a small dot for each Pap smear (facts.papInterval apart), a large one for each HPV test
// (facts.hpvInterval apart), and a dotted line for the age of the last test. Six units are a year.
import styles from '../drawing.module.css'
import { Numbers } from '../numbers.tsx'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '8 22 304 138',
  axis: [
    { x: 28, y: 150, part: 0 },
    { x: 178, y: 150, part: 2 },
    { x: 298, y: 150, part: 3 },
  ],
  panels: [
    <>
      <path d="M16 132h290m-6-4 6 4-6 4" />
      <path className={styles.soft} d="M28 102v30m18-30v30m18-30v30m18-30v30m18-30v30m18-30v30m18-30v30m18-30v30" />
      <path className={styles.soft} d="M178 84v48m30-48v48m30-48v48m30-48v48" />
      {[28, 46, 64, 82, 100, 118, 136, 154].map((x) => (
        <circle key={x} className={styles.tint} cx={x} cy="96" r="6" />
      ))}
      {[178, 208, 238, 268].map((x) => (
        <circle key={x} className={styles.tint} cx={x} cy="74" r="10" />
      ))}
      <path className={styles.ghost} d="M298 58v74" />
      <path className={styles.soft} d="M46 78v-6h108v6M178 54v-6h90v6" />
      <Numbers points="28,80 100,64 223,40 298,50" />
      <text x="103" y="150">
        age
      </text>
    </>,
  ],
}
