// Hero with a picture above a label of symptoms, which overlaps the section below.
import { clsx } from 'clsx'
import { HeroHead } from '../../ui/hero-head/hero-head.tsx'
import { HeroFacts } from '../../ui/hero-facts/hero-facts.tsx'
import { Label } from '../../ui/label/label.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { FULL_WIDTH } from '../../ui/plate/plate-boxes.ts'
import type { Boxes } from '../../ui/plate/plate-sources.ts'
import { Rich } from '../../ui/rich/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const BOXES: Boxes = [{ from: 900, width: '42vw', height: '34vw' }, FULL_WIDTH]

export default function HeroCheckSection({ section, headingId, ...rest }: SectionProps<typeof kind>) {
  const { title, symptoms, note } = section.check
  return (
    <Section section={section} headingId={headingId} className={styles.hero}>
      <div className={clsx('stack', styles.intro)}>
        <HeroHead id={headingId} section={section} {...rest} />
        {section.facts.length > 0 && <HeroFacts facts={section.facts} />}
      </div>
      <Plate image={section.picture} fullWidth boxes={BOXES} priority decorative className={styles.plate} />
      <Label float stamp className={styles.label}>
        <h2>{title}</h2>
        <ul className={styles.symptoms}>
          {symptoms.map((symptom) => (
            <li key={symptom}>{symptom}</li>
          ))}
        </ul>
        {note && <Rich as="p" className="small-print" text={note} />}
      </Label>
    </Section>
  )
}
