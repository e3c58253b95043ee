// Names and values in a list; the section around it decides how they look.
import type { RichText } from '../content/rich-text.ts'
import { Rich } from './rich.tsx'

export interface FactView {
  name: string
  value: RichText
}

export function FactList({ facts, className }: { facts: readonly FactView[]; className?: string | undefined }) {
  return (
    <dl className={className}>
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
