// When each medicine is taken: PrEP before a risk and after it, PEP soon after it for some weeks, DoxyPEP once after
// it. The accent is medicine, and the upright line is the risk.
import styles from '../drawing.module.css'
import { Numbers } from '../numbers.tsx'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '0 0 320 176',
  panels: [
    <>
      <path d="M12 152h300m-6-4 6 4-6 4" />
      <path className={styles.ghost} d="M132 30v122" />
      <circle className={styles.gap} cx="132" cy="152" r="4" />
      <path className={styles.tint} d="M40 40h244a8 8 0 0 1 0 16H40a8 8 0 0 1 0-16" />
      <path className={styles.tint} d="M156 76h92a8 8 0 0 1 0 16h-92a8 8 0 0 1 0-16" />
      <circle className={styles.tint} cx="164" cy="120" r="8" />
      <Numbers points="20,53 270,89 186,125" />
      <text x="132" y="22">
        the risk
      </text>
      <text x="62" y="172">
        before
      </text>
      <text x="222" y="172">
        after
      </text>
    </>,
  ],
}
