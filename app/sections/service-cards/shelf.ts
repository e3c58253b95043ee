// Places service cards in rows of four columns, called the shelf. A card with a picture takes two.
import type { ServiceCard } from '../../schema/shapes.ts'

const COLUMNS = 4

export interface ShelfPlace {
  card: ServiceCard
  /** Number of columns that the card spans. */
  span: number
  /** Places the picture on the right of the text. The side alternates from row to row. */
  mirrored: boolean
}

/**
 * Places cards in rows of four columns, in order: a plain card fills one column, a card with a picture two.
 * Columns left over in a row go to its last card with a picture, so that there is no gap beside a picture.
 */
export function placeOnShelf(cards: readonly ServiceCard[]): ShelfPlace[] {
  const rows: ServiceCard[][] = []
  for (const card of cards) {
    const row = rows.at(-1)
    if (row && columnsOf([...row, card]) <= COLUMNS) row.push(card)
    else rows.push([card])
  }
  return rows.flatMap((row, index) => {
    const mirrored = index % 2 === 1
    const columnsLeft = COLUMNS - columnsOf(row)
    const lastWithPicture = row.findLast(({ image }) => image)
    return row.map((card) => {
      const span = card === lastWithPicture ? columnsOf([card]) + columnsLeft : columnsOf([card])
      return { card, span, mirrored }
    })
  })
}

/** Number of columns: three if all cards are plain and fill rows of three but not rows of four, otherwise four. */
export function columnsFor(cards: readonly ServiceCard[]): number {
  const allPlain = cards.every(({ image }) => !image)
  const fillsRowsOfFour = cards.length % COLUMNS === 0
  const fillsRowsOfThree = cards.length % 3 === 0
  return allPlain && fillsRowsOfThree && !fillsRowsOfFour ? 3 : COLUMNS
}

/** Columns that cards need: one for a plain card, two for a card with a picture. */
function columnsOf(cards: readonly ServiceCard[]): number {
  return cards.reduce((sum, { image }) => sum + (image ? 2 : 1), 0)
}
