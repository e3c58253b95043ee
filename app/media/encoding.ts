// How pictures are cut: widths and encoder settings, known to the build and to <Picture>.

/** Widths in px that a layout may ask for; a master narrower than a width is not enlarged. */
export const WIDTHS = [480, 800, 1280, 1920] as const

export const ENCODING = { avif: { quality: 52, effort: 3 }, webp: { quality: 72, effort: 4 } } as const

export type ImageFormat = keyof typeof ENCODING

/** Share image of Open Graph and Twitter cards, in px (spec, section 9). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Widths that exist for a master of `width` px. */
export function widthsFor(width: number): number[] {
  return WIDTHS.filter((each) => each <= width)
}

/** Width of the one WebP cut of a master of `width` px, for browsers without AVIF. */
export function fallbackWidth(width: number): number {
  return Math.max(...widthsFor(Math.min(width, 1280)))
}

/** Address of one cut of a picture. */
export function imageUrl(stem: string, width: number, format: ImageFormat): string {
  return `/media/${stem}-${width}.${format}`
}
