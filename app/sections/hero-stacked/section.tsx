// Hero with a headline across all columns, text and label on the left, and a picture that runs to the right edge.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { Facts, Label } from '../../ui/label.tsx'
import { HeroActions } from '../../ui/hero-actions.tsx'
import { Lede } from '../../ui/lede.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function HeroStackedSection({ section, clinic, messages }: SectionProps<'hero-stacked'>) {
  const headingId = useId()
  const { wide, tall } = section.picture
  return (
    <Band ground={section.ground} id={section.id} labelledBy={headingId} className={styles.hero}>
      <h1 id={headingId}>
        <Rich text={section.title} />
      </h1>
      <div className={styles.intro}>
        <Lede text={section.lede} />
        <HeroActions action={section.action} clinic={clinic} messages={messages} />
      </div>
      <Plate
        image={wide}
        tall={tall}
        sizes="(min-width: 900px) 64vw, 100vw"
        priority
        decorative
        className={styles.plate}
      />
      <Label float stamp className={styles.label}>
        <Facts facts={section.facts} />
      </Label>
    </Band>
  )
}
