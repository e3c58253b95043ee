// A week scale drawn to the facts: each bar starts and ends where the content says, its words carry the figures.
import { useId, type CSSProperties } from 'react'
import { Band } from '../../ui/band.tsx'
import { Capsule } from '../../ui/capsule.tsx'
import { Lede } from '../../ui/lede.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function HeroTimeSection({ section }: SectionProps<'hero-time'>) {
  const heading = useId()
  const { bars, scale, weeks } = section
  return (
    <Band ground={section.ground} id={section.id} labelledBy={heading} className={styles.hero}>
      <h1 id={heading}>
        <Rich text={section.title} />
      </h1>
      <div className={styles.say}>
        <Lede text={section.lede} />
        <Capsule {...section.action} />
      </div>
      <div className={styles.weeks}>
        <ol className={styles.scale}>
          {scale.map((label, index) => (
            <li key={label} style={{ '--at': share(index, scale.length - 1) } as CSSProperties}>
              <span>{label}</span>
            </li>
          ))}
        </ol>
        <ol className={styles.bars}>
          {bars.map(({ name, duration, from, to }) => (
            <li key={name} style={{ '--from': share(from, weeks), '--to': share(to, weeks) } as CSSProperties}>
              <p className={styles.bar}>
                <b>{name}</b> <span>{duration}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}

/** To a hundredth of a percent, which is less than a pixel; the digits of a third would be in every page. */
function share(part: number, whole: number): number {
  return Number((part / whole).toFixed(4))
}
