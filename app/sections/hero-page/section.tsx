// Quiet hero: headline and lede side by side, or both beside a picture at the right edge of the page.
import { clsx } from 'clsx'
import { HeroHead } from '../../ui/hero-head/hero-head.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { FULL_WIDTH } from '../../ui/plate/plate-boxes.ts'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const BOXES: Boxes = [{ from: 900, width: '52vw', height: '36rem' }, FULL_WIDTH]

export default function HeroPageSection({ section, headingId, ...rest }: SectionProps<typeof kind>) {
  const { picture } = section
  return (
    <Section
      section={section}
      headingId={headingId}
      className={clsx(styles.hero, picture ? styles.pictured : styles.plain)}
    >
      <HeroHead id={headingId} section={section} {...rest} titleClass={styles.title} introClass={styles.intro} />
      {picture && <Plate image={picture} fullWidth boxes={BOXES} priority decorative className={styles.plate} />}
    </Section>
  )
}
