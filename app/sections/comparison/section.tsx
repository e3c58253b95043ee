// Comparison table of treatments. On screens the values that most rows share are listed once, above the rows, and a
// row has only those that differ.
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { plainText } from '../../schema/rich-text.ts'
import { DetailList } from '../../ui/list/detail-list.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import { majorityOf } from './majority.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const BOXES: Boxes = [
  { from: 700, width: '9rem', height: '6.75rem' },
  { from: 0, width: '4rem', height: '4rem' },
]

export default function ComparisonSection({ section, headingId }: SectionProps<typeof kind>) {
  const { columns, rows, common } = section
  const [naming, ...compared] = columns
  const majorities = compared.map((_, column) => majorityOf(rows.map(({ cells }) => cells[column] ?? '')))
  const shared = compared.flatMap((name, column) => {
    const value = majorities[column]
    return value === undefined ? [] : [{ name, value }]
  })
  // A column without a majority says what each row is, below its name. Others need their own name there.
  const describing = majorities.indexOf(undefined)
  // Links with the same words are short, and stand beside the name of their row.
  const isShort = new Set(rows.map(({ action }) => action.text)).size === 1
  return (
    <Section section={section} headingId={headingId} head="split" headClass={styles.head}>
      {shared.length > 0 && (
        <div className={styles.shared}>
          <p>{common}</p>
          <DetailList details={shared} look="columns" />
        </div>
      )}
      <table className={clsx(styles.table, isShort ? styles.short : styles.long)} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{naming}</th>
            {compared.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {/* The links name themselves. An empty heading would be read aloud. */}
            <td className="screen-only" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, colour, picture, cells, action }) => (
            <tr key={name} className={clsx(picture && styles.pictured)}>
              <th scope="row">
                {picture && <Picture image={picture} boxes={BOXES} decorative className={styles.picture} />}
                {colour && <span className={styles.bead} style={{ '--bead': colour } as CSSProperties} />}
                {name}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className={
                    styles[column === describing ? 'describes' : emphasisOf(plainText(cell), majorities[column])]
                  }
                  data-column={compared[column]}
                >
                  {cell}
                </td>
              ))}
              <td className={clsx('screen-only', styles.book)}>
                <MoreLink {...action} context={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/**
 * Class of a cell: `varied` in a column without a majority, otherwise whether the cell has the value of the majority.
 */
function emphasisOf(value: string, majority: string | undefined): 'varied' | 'common' | 'differs' {
  if (majority === undefined) return 'varied'
  return value === majority ? 'common' : 'differs'
}
