// What happens after the form is sent.
import { clsx } from 'clsx'
import { useId } from 'react'
import type { RichText } from '../../schema/rich-text.ts'
import { PaperLabel } from '../../ui/paper-label/paper-label.tsx'
import { Rich } from '../../ui/text/rich.tsx'
import styles from './after-sending.module.css'

interface AfterSendingProps {
  title: string
  steps: readonly RichText[]
  /** Level of the title in the page's outline. */
  level: 2 | 3
}

export function AfterSending({ title, steps, level }: AfterSendingProps) {
  const titleId = useId()
  const Title = `h${level}` as const
  return (
    <aside className={styles.aside} aria-labelledby={titleId}>
      <PaperLabel stamp className={styles.label}>
        <div className="stack">
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
        </div>
      </PaperLabel>
    </aside>
  )
}
