// The <source> elements of a picture: which files the browser may choose, and how wide it shows the picture. A
// picture covers its box, so in a tall box the height decides how wide the picture is.
import type { ImageView } from '../../schema/picture.ts'
import { croppedSize, imageUrl, MAX_UPSCALE, widthsFor, type Crop } from '../../schema/picture-files.ts'

export type Length = `${number}vw` | `${number}rem`

/** The box that a picture covers in windows of at least `from` px. */
export interface Box {
  from: number
  width: Length
  /** The maximum height of the box. It may be given in vw, where it grows with the window. */
  height: Length
  /** The box is clearly taller than wide, so the browser gets only the tall crop of the picture. */
  tall?: true
}

/** The boxes of a picture, from the widest windows to the narrowest, which is from 0 px. */
export type Boxes = readonly Box[]

/** In narrow windows, a picture as wide as the window (--picture-height in app/styles/tokens.css). */
export const FULL_WIDTH: Box = { from: 0, width: '100vw', height: '75vw' }

/** The attributes of a <source>. */
interface PictureSource {
  media: string | undefined
  srcSet: string
  sizes: string
}

/** The widest window, in CSS px, for which a page offers larger files. */
const WIDEST_WINDOW = 2560
/** The highest device pixel ratio for which a page offers larger files. */
const MAX_PIXEL_RATIO = 3
/**
 * `sizes` gives the width of the picture times this. Of two files, Chromium takes the smaller until the picture needs
 * their geometric mean: at 520 and 860 px that would enlarge the smaller 1.29 times.
 */
const MARGIN = 1.17
/** CSS px of a rem, as `sizes` reads it. */
const REM = 16
/**
 * In windows wider than this, in px, a rem of the page grows in steps (app/styles/base.css), to at most half of a rem
 * and half a vw. A rem in `sizes` does not grow.
 */
const REM_GROWS = 1600

/** The AVIF sources of `image` in `boxes`, in the order in which a browser tries them. */
export function sourcesFor(image: ImageView, boxes: Boxes): PictureSource[] {
  const sizes = boxes.map((box, index) => {
    const crop: Crop = box.tall && image.width > image.height ? 'tall' : 'whole'
    const upTo = boxes[index - 1]?.from ?? WIDEST_WINDOW
    const widths = widthsOf(box, croppedSize(image, crop))
    const widest = Math.max(...widths.map((each) => pixels(each, upTo)))
    return { from: box.from, crop, size: sizeOf(widths, upTo), widest }
  })
  // A new source begins where the crop changes.
  const starts = sizes.flatMap(({ crop }, index) => (crop === sizes[index - 1]?.crop ? [] : [index]))
  return starts.map((start, at) => {
    const group = sizes.slice(start, starts[at + 1])
    const { from = 0, crop = 'whole' } = group.at(-1) ?? {}
    return {
      media: from > 0 ? `(min-width: ${from}px)` : undefined,
      srcSet: srcSet(image, crop, Math.max(...group.map(({ widest }) => widest))),
      sizes: group
        .map((each) => (each.from > from ? `(min-width: ${each.from}px) ${each.size}` : each.size))
        .join(', '),
    }
  })
}

/**
 * The width of the box, and that of the picture when it is as high as the box. The picture is shown at the larger
 * width. With different units, only the browser can compare the two, so both are returned.
 */
function widthsOf({ width, height }: Box, picture: { width: number; height: number }): Length[] {
  const { value, unit } = parsed(height)
  const byHeight: Length = `${Math.ceil((10 * value * picture.width) / picture.height) / 10}${unit}`
  if (parsed(width).unit !== unit) return [width, byHeight]
  return [parsed(width).value > parsed(byHeight).value ? width : byHeight]
}

/** The largest of `widths`, with the margin, as CSS for `sizes` in windows of at most `upTo` px. */
function sizeOf(widths: readonly Length[], upTo: number): string {
  const terms = widths.flatMap((each) => {
    const { value, unit } = parsed(each)
    const wider = Math.ceil(10 * MARGIN * value) / 10
    const grown = `${wider / 2}rem + ${wider / 2}vw`
    return unit === 'rem' && upTo > REM_GROWS ? [`${wider}rem`, grown] : [`${wider}${unit}`]
  })
  return terms.length > 1 ? `max(${terms.join(', ')})` : terms.join('')
}

/** `length` in CSS px, in a window that is `window` px wide. */
function pixels(length: Length, window: number): number {
  const { value, unit } = parsed(length)
  return unit === 'vw' ? (value * window) / 100 : value * Math.max(REM, REM / 2 + window / 200)
}

function parsed(length: Length): { value: number; unit: 'vw' | 'rem' } {
  return { value: Number.parseFloat(length), unit: length.endsWith('vw') ? 'vw' : 'rem' }
}

/** All files up to the first that is sharp at a width of `widest` CSS px on the densest screen. */
function srcSet({ stem, width, height }: ImageView, crop: Crop, widest: number): string {
  const widths = widthsFor(croppedSize({ width, height }, crop).width)
  const enough = widths.findIndex((each) => each * MAX_UPSCALE >= widest * MAX_PIXEL_RATIO)
  return widths
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map((each) => `${imageUrl(stem, crop, each, 'avif')} ${each}w`)
    .join(', ')
}
