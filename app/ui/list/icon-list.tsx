// A list with the same icon before each item: a check, a cross or a warning sign.
import { clsx } from 'clsx'
import type { RichText } from '../../schema/rich-text.ts'
import { InterfaceIcon, type InterfaceIconName } from '../icon/interface-icon.tsx'
import { Rich } from '../text/rich.tsx'
import styles from './icon-list.module.css'

export function IconList({ items, icon }: { items: readonly RichText[]; icon: InterfaceIconName }) {
  return (
    <ul className={clsx('stack', styles.list)}>
      {items.map((item, index) => (
        <li key={index}>
          <InterfaceIcon name={icon} />
          <span>
            <Rich text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
