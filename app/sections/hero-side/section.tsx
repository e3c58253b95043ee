// Hero with a picture at one edge of the page and text on the other side. The facts are below the picture, or below
// the text on phones.
import { clsx } from 'clsx'
import { HeroHead } from '../../ui/hero-head/hero-head.tsx'
import { HeroFacts } from '../../ui/hero-facts/hero-facts.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { FULL_WIDTH } from '../../ui/plate/plate-boxes.ts'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

/** The picture is taller than 4:3 where the text beside it is long. */
const BOXES: Boxes = [{ from: 900, width: '64vw', height: '54vw' }, FULL_WIDTH]

export default function HeroSideSection({ section, headingId, ...rest }: SectionProps<typeof kind>) {
  return (
    <Section section={section} headingId={headingId} className={clsx(styles.hero, styles[section.side])}>
      <div className={styles.intro}>
        <HeroHead id={headingId} section={section} {...rest} />
      </div>
      <div className={styles.facts}>
        <HeroFacts facts={section.facts} />
      </div>
      <Plate image={section.picture} fullWidth boxes={BOXES} priority decorative className={styles.plate} />
    </Section>
  )
}
