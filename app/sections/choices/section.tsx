// Comparison of kinds of treatment: one row each, with evidence, benefit, harm and cost.
import { useId } from 'react'
import { Band } from '../../ui/band/band.tsx'
import { Evidence } from '../../ui/evidence/evidence.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { Head } from '../../ui/head/head.tsx'
import { RowTable } from '../../ui/row-table/row-table.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function ChoicesSection({ section, messages }: SectionProps<'choices'>) {
  const headingId = useId()
  const { treatment, benefit, harm, cost } = messages.choices
  const sources = [...new Set(section.treatments.map(({ source }) => source))]
  return (
    <Band section={section} labelledBy={headingId}>
      <Head id={headingId} section={section} split />
      <div>
        <RowTable
          labelledBy={headingId}
          columns={[treatment, benefit, harm, cost]}
          rows={section.treatments.map((each) => ({
            key: each.name,
            heading: (
              <>
                {each.name}
                <Evidence grade={each.evidence} words={messages.evidence} />
              </>
            ),
            cells: [each.benefit, each.harm, each.cost],
          }))}
        />
        <div className={styles.sources}>
          <Fold summary={messages.words.whereFrom}>
            <ul>
              {sources.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </Band>
  )
}
