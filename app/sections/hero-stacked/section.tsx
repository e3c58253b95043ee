// Hero with a headline across all columns, text and label on the left, and a picture that runs to the right edge.
import { clsx } from 'clsx'
import { HeroHead } from '../../ui/hero-head/hero-head.tsx'
import { Facts, Label } from '../../ui/label/label.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { FULL_WIDTH } from '../../ui/plate/plate-boxes.ts'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

/** Boxes of a 4:3 picture, which is shown whole. */
const WHOLE: Boxes = [{ from: 900, width: '58vw', height: '44vw' }, FULL_WIDTH]
/** Boxes of a panorama. Phones may get another picture in its place. */
const PANORAMA: Boxes = [
  { from: 900, width: '62vw', height: '43rem' },
  { from: 560, width: '100vw', height: '36rem' },
  { from: 0, width: '100vw', height: '125vw', tall: true },
]

export default function HeroStackedSection({ section, headingId, ...rest }: SectionProps<typeof kind>) {
  const { wide, tall } = section.picture
  const isPanorama = wide.width / wide.height > 1.5
  return (
    <Section section={section} headingId={headingId} className={styles.hero}>
      <HeroHead id={headingId} section={section} {...rest} introClass={styles.intro} />
      <Plate
        image={wide}
        forPhones={tall}
        boxes={isPanorama ? PANORAMA : WHOLE}
        fullWidth
        priority
        decorative
        className={clsx(styles.plate, !isPanorama && styles.whole)}
      />
      <Label float stamp className={styles.label}>
        <Facts facts={section.facts} />
      </Label>
    </Section>
  )
}
