// Places service cards in rows of four columns, called the shelf (docs/design.md, Service cards).
import type { ServiceCard } from '../../content/shapes.ts'

const COLUMNS = 4

export interface ShelfPlace {
  card: ServiceCard
  /** Number of columns that the card spans. */
  span: number
  /** Places the picture on the right of the text. The side alternates from row to row. */
  mirrored: boolean
}

/**
 * Places cards in rows of four columns, in order: a plain card takes one column, a card with a picture two.
 * Columns left over in a row go to its last card with a picture, so that there is no gap beside a picture.
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

/** Number of columns: three if all cards are plain and fill rows of three but not rows of four, otherwise four. */
export function columnsFor(cards: readonly ServiceCard[]): number {
  const allPlain = cards.every(({ image }) => !image)
  return allPlain && cards.length % COLUMNS !== 0 && cards.length % 3 === 0 ? 3 : COLUMNS
}

function widthOf(row: readonly ShelfPlace[]): number {
  return row.reduce((sum, { span }) => sum + span, 0)
}
