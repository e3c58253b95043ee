// A drawing, and text that explains its parts. Screen readers skip the drawing, because the text says the same.
import { clsx } from 'clsx'
import { Rich } from '../../ui/rich/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../props.ts'
import drawingStyles from './drawing.module.css'
import type { Drawing } from './drawings/drawing.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const drawings = import.meta.glob<Drawing>('./drawings/*.tsx', { import: 'drawing', eager: true })

/** Throws for a name without a drawing. */
export default function DiagramSection({ section, headingId }: SectionProps<typeof kind>) {
  const drawing = drawings[`./drawings/${section.drawing}.tsx`]
  if (!drawing) throw new Error(`No drawing is named "${section.drawing}". Write drawings/${section.drawing}.tsx.`)
  const { viewBox, panels, axis = [] } = drawing
  const svgs = panels.map((panel, index) => (
    <svg key={index} viewBox={viewBox} className={drawingStyles.drawing} aria-hidden="true">
      {panel}
      {axis.map(({ part, ...point }) => (
        <text key={part} {...point}>
          {/\d+/.exec(section.parts[part]?.name ?? '')}
        </text>
      ))}
    </svg>
  ))
  const isNumbered = panels.length === 1
  const layout = isNumbered ? styles.numbered : panels.length === 2 ? styles.pair : styles.row
  return (
    <Section section={section} headingId={headingId} className={clsx(styles.diagram, layout)}>
      <div className={clsx('stack', styles.head)}>
        <Rich as="h2" id={headingId} text={section.title} />
        {section.text && <Rich as="p" text={section.text} />}
      </div>
      {isNumbered && <div className={styles.figure}>{svgs}</div>}
      <ol className={styles.parts}>
        {section.parts.map(({ name, text }, index) => (
          <li key={name}>
            {!isNumbered && svgs[index]}
            <p>
              <b>{name}</b> <Rich text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
