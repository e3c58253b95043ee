// The primary action, and a quieter second way on beside it.
import type { LinkView } from '../content/rich-text.ts'
import styles from './actions.module.css'
import { Capsule } from './capsule.tsx'
import { MoreLink } from './more-link.tsx'

interface ActionView {
  text: string
  link: LinkView
}

export function Actions({ main, also }: { main: ActionView; also?: ActionView | undefined }) {
  return (
    <div className={styles.actions}>
      <Capsule {...main} />
      {also && <MoreLink {...also} />}
    </div>
  )
}
