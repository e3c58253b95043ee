// The sizes and formats of pictures. The build makes these files, and <Plate> writes their addresses into the page.

/** Widths in px that a picture is cut to. A master narrower than a width is not enlarged. */
const WIDTHS = [480, 800, 1280, 1920] as const

/** Encoder settings of sharp. */
export const ENCODING = { avif: { quality: 52, effort: 3 }, webp: { quality: 72, effort: 4 } } as const

export type ImageFormat = keyof typeof ENCODING

/** Size in px of share images for Open Graph and Twitter cards (docs/specification.md, section 9). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The widths in px that a master of `width` px is cut to. */
export function widthsFor(width: number): number[] {
  return WIDTHS.filter((each) => each <= width)
}

/** Width in px of the only WebP file of a master of `width` px. It serves browsers without AVIF. */
export function fallbackWidth(width: number): number {
  return Math.max(...widthsFor(Math.min(width, 1280)))
}

/** Address of one file of a picture. */
export function imageUrl(stem: string, width: number, format: ImageFormat): string {
  return `/media/${stem}-${width}.${format}`
}
