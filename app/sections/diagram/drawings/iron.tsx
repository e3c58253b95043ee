// Iron in the body: a store, and the red cells that are made from it. The accent is iron.
import styles from '../drawing.module.css'
import type { Drawing } from './drawing.ts'

/** Red cells in six places. Pale cells are smaller and fewer, without iron. */
function cells(pale: boolean) {
  return [128, 168].flatMap((x) =>
    [36, 76, 116].map((y) =>
      pale ? (
        (x + y) % 3 !== 0 && (
          <path
            key={x + y}
            d={`M${x - 10} ${y}a10 10 0 0 1 20 0 10 10 0 0 1-20 0m5 1a5 4 0 0 0 10 0 5 4 0 0 0-10 0`}
          />
        )
      ) : (
        <path
          key={x + y}
          className={styles.tint}
          d={`M${x - 15} ${y}a15 15 0 0 1 30 0 15 15 0 0 1-30 0m9 1a6 5 0 0 0 12 0 6 5 0 0 0-12 0`}
        />
      ),
    ),
  )
}

const store = (
  <path d="M34 14h48m-44 0v8c0 8-14 10-14 22v78c0 6 4 10 10 10h48c6 0 10-4 10-10V44c0-12-14-14-14-22v-8" />
)

export const drawing: Drawing = {
  viewBox: '0 0 200 146',
  panels: [
    <>
      <path className={styles.tint} d="M24 50h68v72c0 6-4 10-10 10H34c-6 0-10-4-10-10Z" />
      {store}
      {cells(false)}
    </>,
    <>
      <path className={styles.tint} d="M24 114h68v8c0 6-4 10-10 10H34c-6 0-10-4-10-10Z" />
      {store}
      {cells(false)}
    </>,
    <>
      {store}
      {cells(true)}
    </>,
  ],
}
