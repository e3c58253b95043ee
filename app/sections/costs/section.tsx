import { clsx } from 'clsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import { Rich } from '../../ui/text/rich.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Table } from '../../ui/table/table.tsx'
import type { SectionProps } from '../section-props.ts'
import type { kind } from './schema.ts'
import styles from './section.module.css'

const BOXES: Boxes = [{ from: 0, width: '90vw', height: '39vw' }]

export default function CostsSection({ section, headingId }: SectionProps<typeof kind>) {
  const { columns, rows, note, picture } = section
  return (
    <Section section={section} headingId={headingId} head="left" headClass="sticky">
      {picture && <Picture image={picture} decorative className={styles.picture} boxes={BOXES} />}
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
