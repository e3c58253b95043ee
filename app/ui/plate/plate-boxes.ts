// The boxes of plates that several kinds of section share.
import { TALL } from '../../media/encoding.ts'
import type { Box, Boxes } from './plate-sources.ts'

/** Width of a box beside a text, in vw. In wide windows it may be a little wider. */
const BESIDE = 42
/** A text is beside its plate from this width of the window on, in px. */
const BESIDE_FROM = 900
/** The usual font size, in px. */
const REM = 16

/** A plate as wide as the window, in the narrowest windows (--plate-height in app/styles/tokens.css). */
export const FULL_WIDTH: Box = { from: 0, width: '100vw', height: '75vw' }

/**
 * A plate beside a text, up to the edge of the page. It shows a tall part of the picture while its box is as tall as
 * that part, and the whole picture in wider windows. In narrow windows it is as wide as the window.
 */
export function besideText(height: `${number}rem`): Boxes {
  const wideFrom = Math.round((TALL * Number.parseFloat(height) * REM * 100) / BESIDE)
  const wide: Box = { from: Math.max(BESIDE_FROM, wideFrom), width: '45vw', height }
  const tall: Box = { from: BESIDE_FROM, width: `${BESIDE}vw`, height, tall: true }
  return [wide, ...(wideFrom > BESIDE_FROM ? [tall] : []), FULL_WIDTH]
}

/** A plate of 4:3 beside rows, up to the edge of the page: the whole picture in every window. */
export const BESIDE_ROWS: Boxes = [{ from: BESIDE_FROM, width: '45vw', height: '34vw' }, FULL_WIDTH]
