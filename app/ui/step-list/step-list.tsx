// Numbered steps, in two looks: a timetable of rows, or a line with a bead at every step.
import { clsx } from 'clsx'
import type { ProcessStep } from '../../schema/content-shapes.ts'
import { Icon } from '../icon/icon.tsx'
import { Rich } from '../text/rich.tsx'
import styles from './step-list.module.css'

interface StepListProps {
  steps: readonly ProcessStep[]
  look: 'timetable' | 'line'
}

export function StepList({ steps, look }: StepListProps) {
  return (
    <div className={styles[look]}>
      <ol className={clsx(look === 'timetable' ? 'rows' : 'beads', styles.steps)}>
        {steps.map((step) => (
          <Step key={step.step} step={step} />
        ))}
      </ol>
    </div>
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
