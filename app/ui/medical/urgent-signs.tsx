// Signs that need help soon, grouped by what to do: "Call 911 if", then the signs.
import { clsx } from 'clsx'
import type { Messages } from '../../schema/messages.ts'
import { urgentActions, type UrgentSign } from '../../schema/references.ts'
import { InterfaceIcon } from '../icon/interface-icon.tsx'
import { Rich } from '../text/rich.tsx'
import styles from './urgent-signs.module.css'

interface UrgentSignsProps {
  signs: readonly UrgentSign[]
  words: Messages['urgent']
  className?: string | undefined
}

export function UrgentSigns({ signs, words, className }: UrgentSignsProps) {
  const groups = urgentActions
    .map((action) => ({ action, signs: signs.filter((each) => each.action === action) }))
    .filter((group) => group.signs.length > 0)
  return (
    <dl className={clsx(styles.groups, className)} data-urgent>
      {groups.map(({ action, signs: list }) => (
        <div key={action} className="stack">
          <dt>
            <Rich text={words.actions[action] ?? ''} />
          </dt>
          {list.map(({ sign }, index) => (
            // No paragraph inside: Orca, reading the page aloud, skips the text of a paragraph in a dd.
            <dd key={index}>
              <InterfaceIcon name="warning" />
              <Rich text={sign} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
