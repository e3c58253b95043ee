// Steps of a process: beside a picture, along a line, or down a column beside the heading.
import { clsx } from 'clsx'
import { useId } from 'react'
import type { ProcessStep } from '../../content/schema/shapes.ts'
import { Band } from '../../ui/band/band.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { BESIDE_ROWS, besideText } from '../../ui/plate/plate-boxes.ts'
import { Rich } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function StepsSection({ section }: SectionProps<'steps'>) {
  const headingId = useId()
  const { after, layout, picture, steps } = section
  return (
    <Band section={section} labelledBy={headingId} className={clsx(styles[layout], picture && styles[picture.side])}>
      {picture && (
        <Plate
          image={picture.image}
          fullWidth={layout === 'tall'}
          decorative
          className={styles.picture}
          boxes={layout === 'tall' ? besideText('57rem') : BESIDE_ROWS}
        />
      )}
      <div className={styles.body}>
        <Head id={headingId} section={section} split={layout === 'line'} className={styles.head} />
        <ol className={styles.steps} data-count={steps.length + (after ? 1 : 0)}>
          {steps.map((step) => (
            <li key={step.step}>
              <Step step={step} />
            </li>
          ))}
          {after && (
            <li data-later>
              <Step step={after} />
            </li>
          )}
        </ol>
      </div>
    </Band>
  )
}

/** A step, or what happens later. */
function Step({ step }: { step: Partial<ProcessStep> & Pick<ProcessStep, 'title' | 'description'> }) {
  return (
    <>
      <StepMarker step={step} />
      <div className={styles.words}>
        <h3>{step.title}</h3>
        <Rich as="p" text={step.description} />
      </div>
    </>
  )
}

/** The figure of the step, such as "20 min", or without one its number and icon (docs/design.md, Sections). */
function StepMarker({ step: { step, figure, icon } }: { step: Partial<ProcessStep> }) {
  if (figure) {
    return (
      <p className={styles.measure}>
        <span>{figure.value}</span> <small>{figure.unit}</small>
      </p>
    )
  }
  return (
    <p className={clsx(styles.measure, styles.number)}>
      <span>{step}</span>
      {icon && <Icon name={icon} className={styles.icon} />}
    </p>
  )
}
