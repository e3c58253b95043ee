// A table to be read row by row. On phones each row is a block, with the name of the column before each cell.
import type { ReactNode } from 'react'
import type { RichText } from '../../content/schema/rich-text.ts'
import { Rich } from '../rich/rich.tsx'
import styles from './row-table.module.css'

interface RowTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string
  /** Column headings; the first names the rows. */
  columns: readonly string[]
  rows: readonly { key: string; heading: ReactNode; cells: readonly RichText[] }[]
}

export function RowTable({ labelledBy, columns, rows }: RowTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy} data-columns={columns.length}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, heading, cells }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={index} data-column={columns[index + 1]}>
                <Rich text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
