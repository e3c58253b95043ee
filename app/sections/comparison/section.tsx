// Comparison table of infusions. Cells that differ from most of their column are bold. On phones the values that most
// rows share are listed once, above the rows.
import { useId, type CSSProperties } from 'react'
import { plainText } from '../../content/schema/rich-text.ts'
import { Band } from '../../ui/band/band.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import { Head } from '../../ui/head/head.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import type { SectionProps } from '../props.ts'
import { majorityOf } from './majority.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const COMPARED = ['contains', 'duration', 'frequency', 'results'] as const

export default function ComparisonSection({ section }: SectionProps<typeof kind>) {
  const headingId = useId()
  const { columns, rows, common } = section
  const compared = COMPARED.map((key) => ({
    key,
    name: columns[key],
    majority: majorityOf(rows.map((row) => row[key])),
  }))
  const shared = compared.flatMap(({ name, majority }) => (majority === undefined ? [] : [{ name, value: majority }]))
  return (
    <Band section={section} labelledBy={headingId}>
      <Head id={headingId} section={section} split className={styles.head} />
      {shared.length > 0 && (
        <div className={styles.shared}>
          <p>{common}</p>
          <FactList facts={shared} />
        </div>
      )}
      <table className={styles.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            {compared.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            {/* The heading is here twice, because axe requires text and the IBM checker ignores hidden text. */}
            <th scope="col" aria-label={rows[0]?.action.text}>
              <span className="visually-hidden">{rows[0]?.action.text}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <span className={styles.bead} style={{ '--bead': row.colour } as CSSProperties} />
                {row.name}
              </th>
              {compared.map(({ key, name, majority }) => (
                <td key={key} className={styles[emphasisOf(plainText(row[key]), majority)]} data-column={name}>
                  {row[key]}
                </td>
              ))}
              <td className={styles.book}>
                <MoreLink text={row.action.text} link={row.action.link} context={row.name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  )
}

/**
 * Class of a cell: `varied` in a column without a majority, otherwise whether the cell has the value of the majority.
 */
function emphasisOf(value: string, majority: string | undefined): 'varied' | 'common' | 'differs' {
  if (majority === undefined) return 'varied'
  return value === majority ? 'common' : 'differs'
}
