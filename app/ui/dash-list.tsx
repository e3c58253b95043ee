// A quiet list with short sage dashes: symptoms and the like.
import styles from './dash-list.module.css'

export function DashList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
