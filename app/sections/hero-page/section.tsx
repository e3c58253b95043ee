// Quiet hero: headline and lede side by side, or both beside a picture at the right edge of the page.
import { clsx } from 'clsx'
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { HeroHead } from '../../ui/hero-head/hero-head.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { FULL_WIDTH } from '../../ui/plate/plate-boxes.ts'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const BOXES: Boxes = [{ from: 900, width: '52vw', height: '36rem' }, FULL_WIDTH]

export default function HeroPageSection({ section, ...rest }: SectionProps<typeof kind>) {
  const headingId = useId()
  const { picture } = section
  return (
    <Band
      section={section}
      labelledBy={headingId}
      className={clsx(styles.hero, picture ? styles.pictured : styles.plain)}
    >
      <HeroHead id={headingId} section={section} {...rest} titleClass={styles.title} introClass={styles.intro} />
      {picture && <Plate image={picture} fullWidth boxes={BOXES} priority decorative className={styles.plate} />}
    </Band>
  )
}
