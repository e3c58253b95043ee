// Why erections can warn of heart disease: one network of arteries, and two of them cut across. The accent is what
// narrows them.
import styles from '../drawing.module.css'
import { Numbers } from '../numbers.tsx'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '16 0 304 222',
  panels: [
    <>
      <path
        className={styles.soft}
        d="M78 2v16c0 14-36 14-46 28-9 13-8 48-14 84M122 2v16c0 14 36 14 46 28 9 13 8 48 14 84M48 74
          c8 40-2 62-5 90-2 22 0 40 2 60M152 74c-8 40 2 62 5 90 2 22 0 40-2 60
          M94 194c0 10-2 15 1 20 2 4 8 4 10 0 3-5 1-10 1-20"
      />
      <path d="M97 62c-2-18 22-20 22-4m-19 46c2 20 0 34 0 52 0 18-26 20-28 66m28-66c0 18 26 20 28 66m-28-66v34" />
      <path d="M97 126c-10 2-18 0-22 6m28-6c10 2 18 0 22 6M112 47c2-16-2-30-2-45M102 49C100 34 92 20 92 2" />
      <path
        className={styles.shade}
        d="M86 76
        c-4-14 10-22 20-12 12-10 28 0 23 18-4 14-14 20-24 27-9-9-16-19-19-33"
      />
      <path className={styles.soft} d="m129 76 75-14M103 206l101-30" />
      <circle cx="248" cy="58" r="44" />
      <path
        className={styles.tint}
        d="M248 29a29 29 0 1 1-.1 0M238 45c-14 6-16 26-4 36 14 10 34 2 37-16 2-12-6-22-15-23-7-1-12 0-18 3"
      />
      <circle cx="248" cy="168" r="44" />
      <path
        className={styles.tint}
        d="M248 139a29 29 0 1 1-.1 0M252 153c-11 0-17 9-13 17 4 7 16 6 20-1 4-8 0-16-7-16"
      />
      <Numbers points="305,24 118,150 305,211" />
    </>,
  ],
}
