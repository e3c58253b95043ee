// How a pore closes: skin in section, with a hair and its oil gland. The accent is oil, plug and swelling.
import styles from '../drawing.module.css'
import type { Drawing } from './drawing.ts'

const inflamed = 'M100 32c22 0 32 14 31 32-1 20-12 32-31 32S70 84 69 64c-1-18 9-32 31-32'
const root = 'v22c0 9-5 13-4 20 2 9 26 9 28 0 1-7-4-11-4-20V'
const gland = (
  <path
    className={styles.shade}
    d="M112 82c6-1 8-10 18-9 5-9 20-7 21 3 10 2 10 17 0 19-3 9-18 9-21 1-9 1-10-6-18-7"
  />
)

export const drawing: Drawing = {
  viewBox: '0 0 200 144',
  panels: [
    <>
      {gland}
      <path d={`M8 42h66c10 0 14 5 14 14v40${root}56c0-9 4-14 14-14h66`} />
      <path d="M100 128C100 92 98 46 116 6" />
      <path className={styles.mark} d="M140 85c-12 5-29 4-32-10V48m-5 6 5-8 5 8" />
    </>,
    <>
      {gland}
      <path className={styles.tint} d="M88.7 54c-1-13 23.6-13 22.6 0v22c-6 5-16.6 5-22.6 0Z" />
      <path d={`M8 42h62c12 0 13-6 30-6s18 6 30 6h62M88 50v46${root}50M100 128c0-16 1-24-2-40`} />
    </>,
    <>
      {gland}
      {/* Hides the gland behind the plug. */}
      <path className={styles.gap} d={inflamed} />
      <path className={styles.tint} d={inflamed} />
      <path d="M8 42h44c18 0 20-20 48-20s30 20 48 20h44M89 95c2 10-6 17-5 23 4 9 28 9 32 0 1-6-7-13-5-23" />
      <path className={styles.dots} d="M88 56v0m14-6v0m12 12v0m-22 12v0m16 6v0m-5-16v0m-25 4v0" />
      <path className={styles.mark} d="M56 56c-4 10-2 20 2 28m86-28c4 10 2 20-2 28" />
    </>,
  ],
}
