// The boxes of plates that several kinds of section share.
import { TALL } from '../../media/encoding.ts'
import type { Box, Boxes } from './plate-sources.ts'

/** Width of a plate beside text, in vw. */
const BESIDE = 42
/** In windows of at least this width, in px, the text is beside the plate. */
const BESIDE_FROM = 900
/** The usual font size, in px. */
const REM = 16

/** In narrow windows, a plate as wide as the window (--plate-height in app/styles/tokens.css). */
export const FULL_WIDTH: Box = { from: 0, width: '100vw', height: '75vw' }

/**
 * Boxes of a plate that fills the space from the text to the edge of the page. While the box is narrower than the
 * tall crop of a picture, the browser gets that crop. In wider windows it gets the whole picture.
 */
export function besideText(height: `${number}rem`): Boxes {
  const wideFrom = Math.round((TALL * Number.parseFloat(height) * REM * 100) / BESIDE)
  const wide: Box = { from: Math.max(BESIDE_FROM, wideFrom), width: '45vw', height }
  const tall: Box = { from: BESIDE_FROM, width: `${BESIDE}vw`, height, tall: true }
  return [wide, ...(wideFrom > BESIDE_FROM ? [tall] : []), FULL_WIDTH]
}

/** Boxes of a 4:3 plate beside a list, up to the edge of the page. They show the whole picture in every window. */
export const BESIDE_ROWS: Boxes = [{ from: BESIDE_FROM, width: '45vw', height: '34vw' }, FULL_WIDTH]
