// A plain list with short dashes as markers, for example of symptoms.
import { clsx } from 'clsx'
import styles from './dash-list.module.css'

export function DashList({ items }: { items: readonly string[] }) {
  return (
    <ul className={clsx('stack', styles.list)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
