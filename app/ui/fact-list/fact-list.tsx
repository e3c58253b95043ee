// Names and values as a definition list. The component around it passes the class that styles it.
import type { RichText } from '../../schema/rich-text.ts'
import { Rich } from '../rich/rich.tsx'

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
          <Rich as="dd" text={value} />
        </div>
      ))}
    </dl>
  )
}
