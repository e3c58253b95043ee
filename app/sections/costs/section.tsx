// Table of costs and of what AHCIP (public health insurance) covers. On phones each row is a block, with the name of
// the column before each cell.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function CostsSection({ section }: SectionProps<'costs'>) {
  const headingId = useId()
  const { columns, rows, note } = section
  return (
    <Band section={section} labelledBy={headingId}>
      <Head id={headingId} section={section} className={styles.head} />
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
            {rows.map(({ service, cover, pay }) => (
              <tr key={service}>
                <th scope="row">{service}</th>
                <td data-column={columns.cover}>
                  <Rich text={cover} />
                </td>
                <td data-column={columns.pay}>
                  <Rich text={pay} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {note && <Rich as="p" className={styles.note} text={note} />}
      </div>
    </Band>
  )
}
