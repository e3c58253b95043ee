// Steps of a process: beside a picture, along a horizontal line, or down a line beside the heading.
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
  const { after, form, half, picture, steps } = section
  const hasPlate = form === 'plate' || form === 'rows'
  const names = [styles[form], picture && hasPlate && styles[picture.side]]
  return (
    <Band
      ground={section.ground}
      id={section.id}
      half={half}
      labelledBy={headingId}
      className={names.filter(Boolean).join(' ')}
    >
      {picture && hasPlate && (
        <Plate
          image={picture.image}
          decorative
          className={styles.picture}
          boxes={form === 'plate' ? besideText('57rem') : BESIDE_ROWS}
        />
      )}
      <div className={styles.body}>
        <Head
          id={headingId}
          title={section.title}
          lede={section.lede}
          split={form === 'line' && !half}
          className={styles.head}
        />
        <ol className={styles.steps} data-count={steps.length + (after ? 1 : 0)}>
          {steps.map((step) => (
            <li key={step.step}>
              <Moment moment={step} />
            </li>
          ))}
          {after && (
            <li data-later>
              <Moment moment={after} />
            </li>
          )}
        </ol>
      </div>
    </Band>
  )
}

/** A step, or what happens later. */
function Moment({ moment }: { moment: Partial<ProcessStep> & Pick<ProcessStep, 'title' | 'description'> }) {
  return (
    <>
      <StepMarker step={moment} />
      <div className={styles.words}>
        <h3>{moment.title}</h3>
        <Rich as="p" text={moment.description} />
      </div>
    </>
  )
}

/** The figure of the step, such as "20 min", if it has one; otherwise its number and icon (docs/design.md, Steps). */
function StepMarker({ step: { step, figure, icon } }: { step: Partial<ProcessStep> }) {
  if (figure) {
    return (
      <p className={styles.measure}>
        <span>{figure.value}</span> <small>{figure.unit}</small>
      </p>
    )
  }
  return (
    <p className={`${styles.measure} ${styles.number}`}>
      <span>{step}</span>
      {icon && <Icon name={icon} className={styles.icon} />}
    </p>
  )
}
