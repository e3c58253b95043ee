// A table whose first column names its rows. On phones each row is a block, with the name of the column before each
// cell.
import type { RichText } from '../../schema/rich-text.ts'
import { Rich } from '../text/rich.tsx'
import styles from './table.module.css'

interface TableProps {
  /** The id of the heading that names the table. */
  labelledBy: string
  columns: readonly string[]
  /** The name of each row, then its other cells. */
  rows: readonly (readonly RichText[])[]
}

export function Table({ labelledBy, columns, rows }: TableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
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
        {rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{name && <Rich text={name} />}</th>
            {cells.map((cell, column) => (
              <td key={column} data-column={columns[column + 1]}>
                <Rich as="p" text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
