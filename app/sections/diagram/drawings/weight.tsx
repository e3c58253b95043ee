// Weight over time: lost, then regained when treatment stops, or stable while it goes on. The accent is treatment.
import styles from '../drawing.module.css'
import { Numbers } from '../numbers.tsx'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '0 10 320 178',
  panels: [
    <>
      <path d="M12 14v152h300m-6-4 6 4-6 4M8 20l4-6 4 6" />
      <path className={styles.soft} d="M20 46h288" />
      <path d="M20 46c20 0 28-2 38 2" />
      <path className={styles.mark} d="M58 48c34 12 50 68 96 72 40 4 90 0 152-2" />
      <path className={styles.ghost} d="M154 120c50 2 70-62 152-68" />
      <circle className={styles.tint} cx="154" cy="120" r="5" />
      <Numbers points="90,100 216,70 262,140" />
      <text x="50" y="32">
        weight
      </text>
      <text x="292" y="184">
        time
      </text>
    </>,
  ],
}
