// The sizes and formats of pictures. <Picture> writes the addresses of picture files into the page, and the build
// makes those files.
import { MEDIA } from '../paths.ts'

/** A narrower picture looks blurred. In px. */
export const MIN_WIDTH = 800
/** A picture up to this width in px also has a file of its full width. */
const WIDEST = 2880
/** Widths in px of picture files, each at most 1.7 times the one before it. */
const WIDTHS: readonly number[] = [520, 860, 1280, 1920, 2560]

/** Width divided by height of the part of a picture that a tall box shows. */
export const TALL = 3 / 4

/**
 * Encoder settings of sharp. AVIF with effort 0 takes 40 % of the time of effort 1 with quality 52. The files are 2 %
 * smaller, and nobody sees the difference (40.1 instead of 41.3 dB). Chroma subsampling (4:2:0) saves another sixth
 * of the time and looks the same at 200 %.
 */
export const ENCODING = {
  avif: { quality: 49, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 1 },
} as const

export type ImageFormat = keyof typeof ENCODING

/** The whole picture, or a tall part of it. */
export type Crop = 'whole' | 'tall'

interface Size {
  /** In px. */
  width: number
  height: number
}

/** Size in px of share images for Open Graph and Twitter cards. */
export const SHARE_SIZE: Size = { width: 1200, height: 630 }

/** The size of a crop of a picture that is wider than tall. */
export function croppedSize({ width, height }: Size, crop: Crop): Size {
  return { width: crop === 'tall' ? Math.round(height * TALL) : width, height }
}

/** How much a picture may be enlarged before anybody notices. */
export const MAX_UPSCALE = 1.1

/** Widths in px of the files of a picture. Its full width is one of them if it is clearly larger than the rest. */
export function widthsFor(width: number): number[] {
  const widths = WIDTHS.filter((each) => each <= width)
  return width <= WIDEST && width > MAX_UPSCALE * (widths.at(-1) ?? 0) ? [...widths, width] : widths
}

/** Width in px of the only WebP file of a picture of `width` px. It serves browsers without AVIF. */
export function fallbackWidth(width: number): number {
  return Math.max(...widthsFor(Math.min(width, 1280)))
}

/** Address of one file of a picture. */
export function imageUrl(stem: string, crop: Crop, width: number, format: ImageFormat): string {
  return `${MEDIA}${stem}${crop === 'tall' ? '-tall' : ''}-${width}.${format}`
}
