// Comparison table of infusions. Cells that differ from most of their column are bold. On phones the values that most
// rows share are listed once, above the rows.
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { plainText } from '../../schema/rich-text.ts'
import { DetailList } from '../../ui/list/detail-list.tsx'
import { MoreLink } from '../../ui/link/more-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { SectionProps } from '../section-props.ts'
import { majorityOf } from './majority.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const COMPARED = ['contains', 'duration', 'frequency', 'results'] as const

export default function ComparisonSection({ section, headingId }: SectionProps<typeof kind>) {
  const { columns, rows, common } = section
  const compared = COMPARED.map((key) => ({
    key,
    name: columns[key],
    majority: majorityOf(rows.map((row) => row[key])),
  }))
  const shared = compared.flatMap(({ name, majority }) => (majority === undefined ? [] : [{ name, value: majority }]))
  return (
    <Section section={section} headingId={headingId} head="split" headClass={styles.head}>
      {shared.length > 0 && (
        <div className={styles.shared}>
          <p>{common}</p>
          <DetailList details={shared} look="rows" />
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
              <td className={clsx('screen-only', styles.book)}>
                <MoreLink text={row.action.text} link={row.action.link} context={row.name} />
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
