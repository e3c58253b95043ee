// What to do in an emergency. Shown with every form and every treatment.
import type { RichText } from '../../content/schema/rich-text.ts'
import { Rich } from '../rich/rich.tsx'
import styles from './safety-note.module.css'

export function SafetyNote({ paragraphs }: { paragraphs: readonly RichText[] }) {
  return (
    <div className={styles.safety} role="note" aria-label="Emergencies">
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <Rich text={paragraph} />
        </p>
      ))}
    </div>
  )
}
