import { clsx } from 'clsx'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Table } from '../../ui/table/table.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

export default function CostsSection({ section, headingId }: SectionProps<typeof kind>) {
  const { columns, rows, note } = section
  return (
    <Section section={section} headingId={headingId} head="left" headClass="sticky">
      <div>
        <Table
          labelledBy={headingId}
          columns={[columns.service, columns.cover, columns.pay]}
          rows={rows.map(({ service, cover, pay }) => [service, cover, pay])}
        />
        {note && <Rich as="p" className={clsx('small-print', styles.note)} text={note} />}
      </div>
    </Section>
  )
}
