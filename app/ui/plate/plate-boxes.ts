// The boxes of plates that several kinds of section share.
import type { Box, Boxes } from './plate-sources.ts'

/** In narrow windows, a plate as wide as the window (--plate-height in app/styles/tokens.css). */
export const FULL_WIDTH: Box = { from: 0, width: '100vw', height: '75vw' }

/** Boxes of a 4:3 plate beside a list, up to the edge of the page. They show the whole picture in every window. */
export const BESIDE_ROWS: Boxes = [{ from: 900, width: '45vw', height: '34vw' }, FULL_WIDTH]
