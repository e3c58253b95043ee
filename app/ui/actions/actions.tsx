// The main action as a capsule, with an optional second action as a text link beside it.
import type { LinkView } from '../../content/schema/rich-text.ts'
import styles from './actions.module.css'
import { Capsule } from '../capsule/capsule.tsx'
import { MoreLink } from '../more-link/more-link.tsx'

interface ActionView {
  text: string
  link: LinkView
}

export function Actions({ main, secondary }: { main: ActionView; secondary?: ActionView | undefined }) {
  return (
    <div className={styles.actions}>
      <Capsule {...main} />
      {secondary && <MoreLink {...secondary} />}
    </div>
  )
}
