// Table of costs and of what AHCIP (public health insurance) covers. On phones each row becomes a list.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { Head } from '../../ui/head.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function CostsSection({ section }: SectionProps<'costs'>) {
  const headingId = useId()
  const { columns, rows, note } = section
  return (
    <Band ground={section.ground} id={section.id} labelledBy={headingId} className={styles.costs}>
      <Head id={headingId} title={section.title} lede={section.lede} className={styles.head} />
      <div className={styles.container}>
        <table className={styles.table} aria-labelledby={headingId}>
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
