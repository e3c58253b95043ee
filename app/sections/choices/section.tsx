// Comparison of kinds of treatment: one row each, with evidence, benefit, harm and cost.
import { useId } from 'react'
import { Band } from '../../ui/band.tsx'
import { Evidence } from '../../ui/evidence.tsx'
import { Head } from '../../ui/head.tsx'
import { RowTable } from '../../ui/row-table.tsx'
import type { SectionProps } from '../props.ts'
import styles from './section.module.css'

export default function ChoicesSection({ section, messages }: SectionProps<'choices'>) {
  const headingId = useId()
  const { treatment, benefit, harm, cost } = messages.choices
  return (
    <Band ground={section.ground} id={section.id} labelledBy={headingId}>
      <Head id={headingId} title={section.title} lede={section.lede} split />
      <div>
        <RowTable
          labelledBy={headingId}
          columns={[treatment, benefit, harm, cost]}
          rows={section.treatments.map((each) => ({
            key: each.name,
            heading: (
              <>
                {each.name}
                <Evidence grade={each.evidence} words={messages.evidence} className={styles.evidence} />
              </>
            ),
            cells: [each.benefit, each.harm, each.cost],
          }))}
        />
        <Sources names={section.treatments.map(({ source }) => source)} />
      </div>
    </Band>
  )
}

/** Each source once, in the order of the rows. */
function Sources({ names }: { names: readonly string[] }) {
  return (
    <details className={styles.sources}>
      <summary>Where this comes from</summary>
      <ul>
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )
}
