// A drawing, and text that explains its parts. Screen readers skip the drawing, because the text says the same.
import { clsx } from 'clsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import drawingStyles from './drawing.module.css'
import type { kind } from './schema.ts'
import styles from './section.module.css'

/** The figure in the name of a part, such as the 25 of "At 25". Parts count from 1. */
const FIGURE = /\{part (\d+)\}/g
/** Where the name of a part stands in the drawing. */
const NAME = /\{name (\d+)\}/g

export default function DiagramSection({ section, headingId }: SectionProps<typeof kind>) {
  const { panels } = section.drawing
  const figureOf = (part: string) => /\d+/.exec(section.parts[Number(part) - 1]?.name ?? '')?.[0] ?? ''
  const nameOf = (part: string) =>
    (section.parts[Number(part) - 1]?.name ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const withWords = (shapes: string) =>
    shapes
      .replace(FIGURE, (_label, part: string) => figureOf(part))
      .replace(NAME, (_label, part: string) => nameOf(part))
  const svgs = panels.map(({ viewBox, shapes }) => (
    <svg
      key={viewBox}
      viewBox={viewBox}
      className={drawingStyles.drawing}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: withWords(shapes) }}
    />
  ))
  const isWhole = panels.length === 1
  const layout = isWhole ? styles.whole : panels.length === 2 ? styles.pair : styles.row
  return (
    <Section section={section} headingId={headingId} className={clsx(styles.diagram, layout)}>
      <div className={clsx('stack', styles.head)}>
        <Rich as="h2" id={headingId} text={section.title} />
        {section.text && <Rich as="p" className="soft" text={section.text} />}
      </div>
      {isWhole && <div className={styles.figure}>{svgs}</div>}
      <ol className={clsx('rows small-print', !isWhole && 'columns', styles.parts)}>
        {section.parts.map(({ name, text }, index) => (
          <li key={name}>
            {!isWhole && svgs[index]}
            <p>
              <b>{name}</b> <Rich text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
