// Four cards, each with its picture.
import { clsx } from 'clsx'
import type { ConsiderationCard } from '../../schema/content-shapes.ts'
import { DashList } from '../../ui/list/dash-list.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import styles from './picture-cards.module.css'

/** Above its text only from 620 to 1000 px. */
const BOXES: Boxes = [
  { from: 1000, width: '23vw', height: '18vw' },
  { from: 620, width: '46vw', height: '34vw' },
  { from: 0, width: '38vw', height: '46vw', tall: true },
]

export function PictureCards({ cards }: { cards: readonly ConsiderationCard[] }) {
  return (
    <ul className={clsx('columns', styles.cards)}>
      {cards.map(({ title, symptoms, image }) => (
        <li key={title} className="stack">
          <Picture image={image} decorative className={styles.image} boxes={BOXES} />
          <div className={clsx('stack', styles.words)}>
            <h3>{title}</h3>
            <DashList items={symptoms} />
          </div>
        </li>
      ))}
    </ul>
  )
}
