// Four cards in an uneven grid: the first and the last are wider.
import { clsx } from 'clsx'
import type { ConsiderationCard } from '../../schema/shapes.ts'
import { DashList } from '../../ui/list/dash-list.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Boxes } from '../../ui/picture/picture-sources.ts'
import styles from './picture-cards.module.css'

/** From 1000 px the first and the last picture are wider. In the narrowest windows each is beside its text. */
const NARROW: Boxes = [
  { from: 620, width: '46vw', height: '34vw' },
  { from: 0, width: '38vw', height: '46vw', tall: true },
]
const BOXES: Boxes = [{ from: 1000, width: '34rem', height: '25.5rem' }, ...NARROW]
const WIDE_BOXES: Boxes = [{ from: 1000, width: '47rem', height: '35.5rem' }, ...NARROW]

export function PictureCards({ cards }: { cards: readonly ConsiderationCard[] }) {
  const boxesOf = (index: number) => (index === 0 || index === 3 ? WIDE_BOXES : BOXES)
  return (
    <ul className={clsx('columns', styles.cards)}>
      {cards.map(({ title, symptoms, image }, index) => (
        <li key={title} className="stack">
          <Picture image={image} decorative className={styles.image} boxes={boxesOf(index)} />
          <div className={clsx('stack', styles.words)}>
            <h3>{title}</h3>
            <DashList items={symptoms} />
          </div>
        </li>
      ))}
    </ul>
  )
}
