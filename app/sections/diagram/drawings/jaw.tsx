// The jaw joint: where it lies in the head, and larger beside it. The accent is the disc and the muscle.
import styles from '../drawing.module.css'
import { Numbers } from '../numbers.tsx'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '0 4 320 186',
  panels: [
    <>
      <path
        className={styles.soft}
        d="M128 210c-2-20 6-34 16-50 14-22 26-40 24-70C165 40 128 8 88 10 50 12 24 40 24 78
          c0 10-6 18-12 28-3 5 1 7 6 8 1 5-3 8 0 12-2 4 0 6 3 8-2 6 1 10 1 15 1 12 14 15 28 16 14 2 20 16 22 45"
      />
      <path
        className={styles.shade}
        d="M104 106c1-8 14-8 14 1 0 9-3 17-5 29-2 15-9 18-22 20l-36 3c-12 2-19-4-18-12 1-6 6-8 12-9l24-2
          c8-2 10-6 11-11 1-8-1-13 3-15 6 0 7 12 12 12s4-9 5-16"
      />
      <path d="M66 100c14-8 24-4 34-2 4-6 19-7 23 0 3 5 8 4 14 2" />
      <path className={styles.mark} d="M74 101c4 18 10 38 20 54m-9-57c3 18 7 36 14 53m-4-55c2 16 5 32 9 47" />
      <circle className={styles.soft} cx="111" cy="102" r="15" />
      <path className={styles.soft} d="M105.4 88.1 223.4 40.7M105.4 115.9 223.4 163.3" />
      <circle cx="248" cy="102" r="66" />
      <path d="M182 94c14 2 20 14 32 9 14-6 12-42 38-44s32 22 60 26" />
      <path
        className={styles.shade}
        d="M228 165
        c10-22 10-34 5-46-8-20 6-34 21-34 18 0 32 14 26 34-4 14-4 26-2 42A66 66 0 0 1 228 165"
      />
      <path
        className={styles.tint}
        d="M225 103
        c3-19 11-33 28-33 20 0 32 12 34 30-7-12-18-21-34-21-13 0-19 8-28 24"
      />
      <Numbers points="246,52 299,121 255,122 46,124" />
      <path className={styles.soft} d="m286 98 8 9M54 118l22-3" />
      {/* Ear and lower teeth */}
      <path
        className={styles.soft}
        d="M134 97c4-9 16-6 14 4-2 8-8 8-9 18-1 5-6 5-6 0M58 144v-7m7 6v-7m7 6v-7m7 7v-7"
      />
    </>,
  ],
}
