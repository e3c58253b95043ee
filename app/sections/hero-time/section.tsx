// Hero with a scale of weeks. Each bar starts and ends at the weeks that the content gives and shows them as text.
import { useId, type CSSProperties } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Crumbs } from '../../ui/crumbs/crumbs.tsx'
import { HeroActions } from '../../ui/hero-actions/hero-actions.tsx'
import { Lede } from '../../ui/lede/lede.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function HeroTimeSection({ section, clinic, messages, crumbs }: SectionProps<'hero-time'>) {
  const headingId = useId()
  const { bars, scale, weeks } = section
  return (
    <Band ground={section.ground} id={section.id} labelledBy={headingId} className={styles.hero}>
      <Crumbs crumbs={crumbs} />
      <Rich as="h1" id={headingId} text={section.title} />
      <div className={styles.intro}>
        <Lede text={section.lede} />
        <HeroActions action={section.action} clinic={clinic} messages={messages} />
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

/** `part` as a share of `whole`, rounded to four digits: precise to less than a pixel, and short in the HTML. */
function share(part: number, whole: number): number {
  return Number((part / whole).toFixed(4))
}
