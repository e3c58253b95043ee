// The boxes of plates that several kinds of section share.
import type { Box, Boxes, Length } from './plate-sources.ts'

/** From this width of the window a plate beside a text is at least as wide as high. */
const WIDE_WINDOW = 1600

/**
 * A plate beside a text from 900 px on, up to the edge of the page: a tall part of the picture, except in wide
 * windows. In narrower windows it is as wide as the window.
 */
export function besideText(height: Length): Boxes {
  return [
    { from: WIDE_WINDOW, width: '45vw', height },
    { from: 900, width: '42vw', height, tall: true },
    fullWidth('62vw'),
  ]
}

/** A plate as wide as the window, in the narrowest windows. */
export function fullWidth(height: Length): Box {
  return { from: 0, width: '100vw', height }
}
