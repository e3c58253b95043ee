import { clsx } from 'clsx'
import { SectionHead } from '../../ui/section/section-head.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { StepList } from '../../ui/step-list/step-list.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

/** A picture beside the steps, up to the edge of the page: 4:3 in wide windows, and square in others. */
const BOXES: Boxes = [
  { from: 1200, width: '45vw', height: '34vw' },
  { from: 900, width: '45vw', height: '45vw' },
  FULL_WIDTH,
]

export default function StepsSection({ section, headingId }: SectionProps<typeof kind>) {
  const { later, picture, steps } = section
  return (
    <Section section={section} headingId={headingId} side={picture?.side} className={picture && styles.beside}>
      {picture && (
        <Picture image={picture.image} decorative className={clsx('bleed', styles.picture)} boxes={BOXES} />
      )}
      <div className={clsx('beside', styles.body)}>
        <SectionHead id={headingId} section={section} split={!picture} />
        <StepList steps={steps} look={picture ? 'timetable' : 'line'} />
        {later && <Rich as="p" className={clsx('soft', styles.later)} text={later} />}
      </div>
    </Section>
  )
}
