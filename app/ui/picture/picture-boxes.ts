// The box of pictures that several kinds of section share.
import type { Box } from './picture-sources.ts'

/** In narrow windows, a picture as wide as the window (--picture-height in app/styles/tokens.css). */
export const FULL_WIDTH: Box = { from: 0, width: '100vw', height: '75vw' }
