// Amounts of vitamin C, one dot for 5 mg: the range of a day's need (facts.vitaminCNeed), the limit of a label
// (facts.highCLabelDose), and an amount that is not known.
import styles from '../drawing.module.css'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '0 0 200 120',
  panels: [
    <>
      <path className={styles.grains} d="M14 12h99m-99 14h85" />
      <path
        className={styles.rings}
        d="M108 26a4 4 0 1 0 8 0 4 4 0 1 0-8 0M10 40a4 4 0 1 0 8 0 4 4 0 1 0-8 0m14 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
      />
    </>,
    <path key="label" className={styles.grains} d="M14 12h99m-99 14h99M14 40h99M14 54h99M14 68h99" />,
    <>
      <path
        className={styles.faint}
        d="M14 12h168M14 26h168M14 40h168M14 54h168M14 68h168M14 82h168M14 96h168M14 110h168"
      />
      <text className={styles.big} x="98" y="78">
        ?
      </text>
    </>,
  ],
}
