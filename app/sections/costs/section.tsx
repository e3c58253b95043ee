// What it costs and what AHCIP covers, as a table. On phones every row is a name with labelled pairs.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { Head } from '../../ui/head.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function CostsSection({ section }: SectionProps<'costs'>) {
  const id = useId()
  const { columns, rows, note } = section
  return (
    <Band ground={section.ground} id={section.id} labelledBy={id} className={styles.costs}>
      <Head id={id} title={section.title} lede={section.lede} className={styles.head} />
      <div className={styles.room}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{columns.service}</th>
              <th scope="col">{columns.cover}</th>
              <th scope="col">{columns.pay}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.service}>
                <th scope="row">{row.service}</th>
                <td data-column={columns.cover}>
                  <Rich text={row.cover} />
                </td>
                <td data-column={columns.pay}>
                  <Rich text={row.pay} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {note && (
          <p className={styles.note}>
            <Rich text={note} />
          </p>
        )}
      </div>
    </Band>
  )
}
