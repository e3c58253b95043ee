// Signs that need help soon, grouped by what to do: "Call 911 if", then the signs.
import type { Messages } from '../../schema/messages.ts'
import { urgentActions, type UrgentSign } from '../../schema/references.ts'
import { InterfaceIcon } from '../icon/interface-icon.tsx'
import { Rich } from '../text/rich.tsx'
import styles from './urgent-signs.module.css'

interface UrgentSignsProps {
  signs: readonly UrgentSign[]
  words: Messages['urgent']
}

export function UrgentSigns({ signs, words }: UrgentSignsProps) {
  const groups = urgentActions
    .map((action) => ({ action, signs: signs.filter((each) => each.action === action) }))
    .filter((group) => group.signs.length > 0)
  return (
    <dl className={styles.groups} data-urgent>
      {groups.map(({ action, signs: list }) => (
        <div key={action} className="stack">
          <dt>
            <InterfaceIcon name="warning" />
            <Rich text={words.actions[action] ?? ''} />
          </dt>
          {list.map(({ sign }, index) => (
            // No paragraph inside: Orca, reading the page aloud, skips the text of a paragraph in a dd.
            <dd key={index}>
              <Rich text={sign} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
