// Details: names and values, such as "Reply: within 24 hours", as a definition list.
import { clsx } from 'clsx'
import type { RichText } from '../../schema/rich-text.ts'
import { Rich } from '../text/rich.tsx'
import styles from './detail-list.module.css'

interface DetailListProps {
  details: readonly { name: string; value: RichText }[]
  /** Rows with thin lines; up to three columns where there is room; or `framed` rows, which the section lays out. */
  look: 'rows' | 'columns' | 'framed'
}

export function DetailList({ details, look }: DetailListProps) {
  const list = (
    <dl className={clsx('rows', look !== 'rows' && 'framed', look === 'columns' && 'columns', styles[look])}>
      {details.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <Rich as="dd" text={value} />
        </div>
      ))}
    </dl>
  )
  return look === 'columns' ? <div className={styles.container}>{list}</div> : list
}
