// What to do in an emergency. Shown with every form and every treatment.
import type { RichText } from '../../schema/rich-text.ts'
import { RichEach } from '../rich/rich.tsx'
import { useWords } from '../words/words.ts'
import styles from './safety-note.module.css'

export function SafetyNote({ paragraphs }: { paragraphs: readonly RichText[] }) {
  const words = useWords()
  return (
    <div className={styles.safety} role="note" aria-label={words.emergencies}>
      <RichEach as="p" texts={paragraphs} />
    </div>
  )
}
