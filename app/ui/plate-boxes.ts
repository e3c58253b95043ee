// The boxes of plates that several kinds of section share.
import { TALL } from '../media/encoding.ts'
import type { Box, Boxes, Length } from './plate-sources.ts'

/** Width of the box beside a text, as a part of the window. */
const BESIDE = 0.42
const REM = 16

/**
 * A plate beside a text from 900 px on, up to the edge of the page: a tall part of the picture while the box is as
 * tall as that part, the whole picture in wider windows. Below 900 px it is as wide as the window.
 */
export function besideText(height: `${number}rem`): Boxes {
  const wideFrom = Math.round((TALL * Number.parseFloat(height) * REM) / BESIDE)
  const wide: Box = { from: Math.max(900, wideFrom), width: '45vw', height }
  const tall: Box = { from: 900, width: '42vw', height, tall: true }
  return wideFrom > 900 ? [wide, tall, fullWidth('62vw')] : [wide, fullWidth('62vw')]
}

/** A plate as wide as the window, in the narrowest windows. */
export function fullWidth(height: Length): Box {
  return { from: 0, width: '100vw', height }
}
