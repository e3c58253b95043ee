// Table of costs and of what AHCIP (public health insurance) covers.
import { clsx } from 'clsx'
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Rich } from '../../ui/rich/rich.tsx'
import { Table } from '../../ui/table/table.tsx'
import type { SectionProps } from '../props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function CostsSection({ section }: SectionProps<typeof kind>) {
  const headingId = useId()
  const { columns, rows, note } = section
  return (
    <Band section={section} labelledBy={headingId}>
      <Head id={headingId} section={section} className={styles.head} />
      <div className={styles.container}>
        <Table
          labelledBy={headingId}
          columns={[columns.service, columns.cover, columns.pay]}
          rows={rows.map(({ service, cover, pay }) => [service, cover, pay])}
        />
        {note && <Rich as="p" className={clsx('small-print', styles.note)} text={note} />}
      </div>
    </Band>
  )
}
