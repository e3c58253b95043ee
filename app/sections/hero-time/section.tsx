// Hero with a scale of weeks. Each bar starts and ends at the weeks that the content gives and shows them as text.
import type { CSSProperties } from 'react'
import { HeroHead } from '../../ui/hero-head/hero-head.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function HeroTimeSection({ section, headingId, ...rest }: SectionProps<typeof kind>) {
  const { bars, scale, weeks } = section
  return (
    <Section section={section} headingId={headingId} className={styles.hero}>
      <HeroHead id={headingId} section={section} {...rest} titleClass={styles.title} introClass={styles.intro} />
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
    </Section>
  )
}

/** `part` as a share of `whole`, rounded to four digits: precise to less than a pixel, and short in the HTML. */
function share(part: number, whole: number): number {
  return Number((part / whole).toFixed(4))
}
