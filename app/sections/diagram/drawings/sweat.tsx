// Where injections against sweating go: underarm, palm and sole. The accent is the injections.
import styles from '../drawing.module.css'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '0 0 200 150',
  panels: [
    <>
      <path
        d="M4 40c24 12 50 24 72 44 8 12 8 38 4 62M22 4c24 14 46 26 72 36 16 6 34 4 38-6 2-4 2-10 2-14M166 20
        c0 4 0 10 2 14 4 6 16 10 28 12"
      />
      <path d="M130 2c1 12 10 22 20 22s19-10 20-22" />
      <path className={styles.soft} d="M76 84c10 22 46 26 72 8M122 50c12 0 18 2 26 6m10 0c8-4 14-6 24-6" />
      <path
        className={styles.dots}
        d="M54 44v0m14 6v0m14 6v0m14 6v0M58 56v0m14 6v0m14 6v0m14 6v0M76 74v0m14 6v0m-44-30v0"
      />
    </>,
    <>
      <path
        d="M82 146c0-16-6-26-14-38L44 76c-6-8 3-16 10-9l18 20-6-52c-1-9 11-11 13-2l7 38V20c0-10 13-10 13 0
        l2 50 6-43c1-9 13-8 12 1l-3 47 8-32c2-8 13-6 12 3l-7 46c-2 20-7 34-7 54"
      />
      <path className={styles.soft} d="M78 92c12 4 22 18 22 44M82 84c18 8 32 8 46 2" />
      <path
        className={styles.dots}
        d="M73 36v0m2 20v0m17-34v0m0 20v0m1 20v0m19-32v0m-1 18v0m-2 18v0m19-18v0m-3 18v0M57 78v0m12 16v0m11-10v0
          m14-2v0m14 0v0m14 1v0M84 100v0m14-2v0m14 0v0M90 116v0m14-2v0m13-4v0"
      />
    </>,
    <>
      <path d="M86 122c-6-24 4-38-4-62-5-18 4-28 18-28 18-1 28 14 25 32-3 22-9 32-6 56 2 20-29 22-33 2" />
      <path
        d="M81 20c0-12 16-12 16 0s-16 12-16 0m22-4c0-9 11-8 11 0s-11 9-11 0m15 5c1-8 10-6 9 1s-10 7-9-1m11 9
        c2-7 9-4 8 2s-10 5-8-2m5 11c2-5 8-3 7 1s-8 4-7-1"
      />
      <path className={styles.soft} d="M87 84c12 4 18 0 30-4" />
      <path
        className={styles.dots}
        d="M92 46v0m13-2v0m13 6v0M90 58v0m13 0v0m13 4v0M92 70v0m13 2v0m12 2v0M96 92v0m13 0v0m-14 13v0m14 0v0
          m-15 13v0m14 0v0m-7 10v0"
      />
    </>,
  ],
}
