// The label with the symptoms of a condition. It overlaps the section below.
import { clsx } from 'clsx'
import type { RichText } from '../../schema/rich-text.ts'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import styles from './checklist.module.css'

interface ChecklistProps {
  title: string
  symptoms: readonly string[]
  note?: RichText | undefined
}

export function Checklist({ title, symptoms, note }: ChecklistProps) {
  return (
    <PaperLabel float stamp className={styles.label}>
      <h2 className="h3">{title}</h2>
      <ul className={clsx('rows', styles.symptoms)}>
        {symptoms.map((symptom) => (
          <li key={symptom}>{symptom}</li>
        ))}
      </ul>
      {note && <Rich as="p" className="small-print" text={note} />}
    </PaperLabel>
  )
}
