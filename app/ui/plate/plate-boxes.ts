// The box of plates that several kinds of section share.
import type { Box } from './plate-sources.ts'

/** In narrow windows, a plate as wide as the window (--plate-height in app/styles/tokens.css). */
export const FULL_WIDTH: Box = { from: 0, width: '100vw', height: '75vw' }
