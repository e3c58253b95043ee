// What to do in an emergency. Shown with every form and every treatment.
import { clsx } from 'clsx'
import type { RichText } from '../../schema/rich-text.ts'
import { RichEach } from '../text/rich.tsx'
import styles from './safety-note.module.css'

/** Screen readers say `label`. */
export function SafetyNote({ paragraphs, label }: { paragraphs: readonly RichText[]; label: string }) {
  return (
    <div className={clsx('stack', styles.safety)} role="note" aria-label={label}>
      <RichEach as="p" texts={paragraphs} />
    </div>
  )
}
