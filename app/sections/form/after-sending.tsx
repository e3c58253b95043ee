// What happens after the form is sent, and what to do in an emergency.
import { clsx } from 'clsx'
import { useId } from 'react'
import type { RichText } from '../../schema/rich-text.ts'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import { SafetyNote } from '../../ui/medical/safety-note.tsx'
import styles from './after-sending.module.css'

interface AfterSendingProps {
  title: string
  steps: readonly RichText[]
  safety: readonly RichText[]
  /** What screen readers say before the safety text. */
  safetyLabel: string
  /** Level of the title in the page's outline. */
  level: 2 | 3
}

export function AfterSending({ title, steps, safety, safetyLabel, level }: AfterSendingProps) {
  const titleId = useId()
  const Title = `h${level}` as const
  return (
    <aside className={styles.aside} aria-labelledby={titleId}>
      <PaperLabel stamp className={styles.label}>
        <div className={clsx('stack', styles.after)}>
          <Title id={titleId} className="h4">
            {title}
          </Title>
          <ol className={clsx('rows', styles.steps)}>
            {steps.map((step, index) => (
              <li key={index}>
                <span>
                  <Rich text={step} />
                </span>
              </li>
            ))}
          </ol>
          <SafetyNote paragraphs={safety} label={safetyLabel} />
        </div>
      </PaperLabel>
    </aside>
  )
}
