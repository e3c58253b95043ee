// Where service cards stand on the shelf of four columns (DESIGN.md, Service cards).
import type { ServiceCard } from '../../content/shapes.ts'

const COLUMNS = 4

export interface ShelfPlace {
  card: ServiceCard
  /** Columns that the card takes. */
  span: number
  /** Picture right of the words: plates change side from row to row. */
  mirrored: boolean
}

/**
 * Places cards on rows of four, in order: a plain card takes one column, a plate card two.
 * What a row leaves over goes to its last plate card, so that no row ends in a hole beside a picture.
 */
export function placeOnShelf(cards: readonly ServiceCard[]): ShelfPlace[] {
  const rows: ShelfPlace[][] = []
  for (const card of cards) {
    const span = card.image ? 2 : 1
    const row = rows.at(-1)
    if (row && widthOf(row) + span <= COLUMNS) row.push({ card, span, mirrored: rows.length % 2 === 0 })
    else rows.push([{ card, span, mirrored: rows.length % 2 === 1 }])
  }
  return rows.flatMap((row) => {
    const last = row.findLast(({ card }) => card.image)
    return row.map((place) => (place === last ? { ...place, span: place.span + COLUMNS - widthOf(row) } : place))
  })
}

/** Three columns where plain cards come in threes and would leave a fourth empty, else four. */
export function columnsFor(cards: readonly ServiceCard[]): number {
  const plain = cards.every(({ image }) => !image)
  return plain && cards.length % COLUMNS !== 0 && cards.length % 3 === 0 ? 3 : COLUMNS
}

function widthOf(row: readonly ShelfPlace[]): number {
  return row.reduce((sum, { span }) => sum + span, 0)
}
