// A scale of weeks. Each bar starts and ends at the weeks that the content gives and shows them as text. One that
// lasts to the end of the scale may go on, and fades out past it.
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import styles from './timeline.module.css'

interface TimelineProps {
  bars: readonly { name: string; duration: string; from: number; to: number }[]
  scale: readonly string[]
  weeks: number
}

export function Timeline({ bars, scale, weeks }: TimelineProps) {
  return (
    <div className={styles.weeks}>
      {/* Each bar says its time in words. */}
      <ol className={clsx('small-print', styles.scale)} aria-hidden="true">
        {scale.map((label, index) => (
          <li key={label} style={{ '--at': share(index, scale.length - 1) } as CSSProperties}>
            <span>{label}</span>
          </li>
        ))}
      </ol>
      <ol className={styles.bars}>
        {bars.map(({ name, duration, from, to }) => (
          <li key={name} style={{ '--from': share(from, weeks), '--to': share(to, weeks) } as CSSProperties}>
            <p className={clsx(styles.bar, to - from < weeks / 4 && styles.short, to === weeks && styles.open)}>
              <b>{name}</b> <span>{duration}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** `part` as a share of `whole`, rounded to four digits: precise to less than a pixel, and short in the HTML. */
function share(part: number, whole: number): number {
  return Number((part / whole).toFixed(4))
}
