// The label: facts, set like a dispensary label (DESIGN.md, The idea).
import type { ReactNode } from 'react'
import type { RichText } from '../content/rich-text.ts'
import styles from './label.module.css'
import { Rich } from './rich.tsx'

interface LabelProps {
  /** Lifts the label off its ground with a shadow. */
  float?: boolean
  /** One coral square, top right. */
  stamp?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Label({ float = false, stamp = false, className, children }: LabelProps) {
  const names = [styles.label, float && styles.float, stamp && styles.stamp, className]
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>
}

export interface FactView {
  name: string
  value: RichText
}

/** Names and values on sage rules. */
export function Facts({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Rich text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
