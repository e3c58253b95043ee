import { clsx } from 'clsx'
import type { ProcessStep } from '../../schema/content-shapes.ts'
import { SectionHead } from '../../ui/section/section-head.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { FULL_WIDTH, type Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
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
    <Section
      section={section}
      headingId={headingId}
      side={picture?.side}
      className={picture ? styles.beside : styles.line}
    >
      {picture && (
        <Picture image={picture.image} decorative className={clsx('bleed', styles.picture)} boxes={BOXES} />
      )}
      <div className={clsx('beside', styles.body)}>
        <SectionHead id={headingId} section={section} split={!picture} />
        <ol className={clsx(picture ? 'rows' : 'beads', styles.steps)}>
          {steps.map((step) => (
            <Step key={step.step} step={step} />
          ))}
        </ol>
        {later && <Rich as="p" className={clsx('soft', styles.later)} text={later} />}
      </div>
    </Section>
  )
}

/**
 * Number and icon, the words, and the duration where there is one (docs/design.md, Sections). A screen reader would
 * read a duration after the number as one figure: "1 2 minutes".
 */
function Step({ step: { step, title, description, icon, figure } }: { step: ProcessStep }) {
  return (
    <li>
      <p className={clsx('cluster', styles.number)}>
        <span>{step}</span>
        <Icon name={icon} />
      </p>
      <div className={styles.words}>
        <h3>{title}</h3>
        <Rich as="p" className="soft" text={description} />
      </div>
      {figure && (
        <p className={styles.duration}>
          {figure.value} {figure.unit}
        </p>
      )}
    </li>
  )
}
