// Renders the share image of a page (Open Graph, Twitter): its headline on its background colour, next to its
// picture. The headline must be readable at a third of the size.
import { resolve } from 'node:path'
import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from 'sharp'
import type { ImageView } from '../../app/schema/picture.ts'
import { plainText, type RichText } from '../../app/schema/rich-text.ts'
import { SHARE_SIZE } from '../../app/schema/picture-files.ts'
import type { ShareImage } from '../../app/site/derive/share-image.server.ts'

/** The site's display fonts as TTF: sharp can't read WOFF2. */
const FONTS = 'pipeline/media/fonts'
// Without settings for fonts, as on a new server, sharp prints errors and draws other letters.
process.env['FONTCONFIG_FILE'] ??= resolve(FONTS, 'fonts.conf')
const FAMILY = 'Newsreader 16pt'
/** Sizes in px. */
const MARGIN = 72
const TEXT_WIDTH = 560
const TEXT_HEIGHT = 380
const PICTURE_WIDTH = 500
/** Font sizes in px to try for a headline, largest first. */
const HEADLINE_SIZES = [88, 80, 72, 64, 58, 52, 46]
/** In headlines longer than this, the last emphasized part starts a new line, as on the page. In characters. */
const LONG_HEADLINE = 24

/** Renders `image`; `master` is its picture file. Throws when the headline does not fit at the smallest size. */
export async function renderShareImage(image: ShareImage, master: Buffer): Promise<Sharp> {
  const { colours, clinicName, headline: title } = image
  const picture = await crop(master, image.picture, PICTURE_WIDTH, SHARE_SIZE.height)
  const headline = await renderHeadline(title, colours.text)
  const name = await renderText(escaped(clinicName), 34, colours.text)
  const top = SHARE_SIZE.height - MARGIN - headline.info.height
  const layers: OverlayOptions[] = [
    { ...layer(picture), left: SHARE_SIZE.width - PICTURE_WIDTH, top: 0 },
    { input: Buffer.from(shapes(image, top - 44)), left: 0, top: 0 },
    { ...layer(name), left: MARGIN + 60, top: Math.round(86 - name.info.height / 2) },
    { ...layer(headline), left: MARGIN, top },
  ]
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: colours.background } })
    .composite(layers)
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
}

/** The mark, and two bars at `barTop` px above the headline. */
function shapes({ mark, colours }: ShareImage, barTop: number): string {
  const { width, height } = SHARE_SIZE
  const right = MARGIN + TEXT_WIDTH - 13
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${mark}
    <rect x="${MARGIN}" y="${barTop}" width="64" height="13" fill="${colours.text}"/>
    <rect x="${right}" y="${barTop}" width="13" height="13" fill="${colours.mark}"/>
  </svg>`
}

/** Raw pixels, because encoding and decoding a picture takes longer than compositing it. */
interface Pixels {
  data: Buffer
  /** Its width and height are in px. */
  info: OutputInfo
}

const layer = ({ data, info }: Pixels): OverlayOptions => ({ input: data, raw: info })

/** The headline in the largest size that fits, with lines of about equal length. */
async function renderHeadline(title: RichText, colour: string): Promise<Pixels> {
  const markup = pangoMarkup(title)
  for (const size of HEADLINE_SIZES) {
    const rendered = await renderText(markup, size, colour)
    const { width, height } = rendered.info
    if (width <= TEXT_WIDTH && height <= TEXT_HEIGHT) return balanced(markup, size, colour, rendered)
  }
  throw new Error(`"${plainText(title)}" is too long for a share image. Add a smaller size to HEADLINE_SIZES.`)
}

/** The text in the narrowest box that needs no more lines than `widest`, so that no word is alone on a line. */
async function balanced(markup: string, size: number, colour: string, widest: Pixels): Promise<Pixels> {
  let best = widest
  for (let width = TEXT_WIDTH - 30; width > TEXT_WIDTH / 2; width -= 30) {
    const narrower = await renderText(markup, size, colour, width)
    const { info } = narrower
    // The limits allow for descenders and slanted letters, which reach beyond their line.
    if (info.height > widest.info.height + size / 2 || info.width > width + size / 4) break
    if (info.width <= TEXT_WIDTH) best = narrower
  }
  return best
}

/** Renders Pango markup in the display font, at `size` px, in a box of `width` px. */
async function renderText(markup: string, size: number, colour: string, width = TEXT_WIDTH): Promise<Pixels> {
  await (italicLoaded ??= loadItalic())
  const spacing = Math.round(-0.02 * size * 1024)
  return sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}" line_height="0.96">${markup}</span>`,
      font: `${FAMILY} ${size}`,
      fontfile: `${FONTS}/newsreader-display.ttf`,
      width,
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

let italicLoaded: Promise<Buffer> | undefined

/**
 * Renders a text in the italic font, so that Pango finds it for <i> later: sharp accepts one font file for each text.
 */
function loadItalic(): Promise<Buffer> {
  return sharp({ text: { text: '.', fontfile: `${FONTS}/newsreader-display-italic.ttf` } }).toBuffer()
}

function pangoMarkup(title: RichText): string {
  if (typeof title === 'string') return escaped(title)
  const isLong = plainText(title).length > LONG_HEADLINE
  return title
    .map((span, index) => {
      if (typeof span === 'string') return escaped(span)
      if (!('em' in span)) return escaped(plainText([span]))
      const startsLine = isLong && index > 0 && index === title.length - 1
      return `${startsLine ? '\n' : ''}<i>${escaped(span.em)}</i>`
    })
    .join('')
    .replace(/ \n/, '\n')
}

function escaped(text: string): string {
  const wordJoiner = '\u2060'
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(wordJoiner, '')
}

/** Resizes a master and crops it around its focal point to `toWidth` x `toHeight` px. */
async function crop(master: Buffer, image: ImageView, toWidth: number, toHeight: number): Promise<Pixels> {
  const [focalX, focalY] = image.focal
  const scale = Math.max(toWidth / image.width, toHeight / image.height)
  const width = Math.ceil(image.width * scale)
  const height = Math.ceil(image.height * scale)
  const left = Math.round(((width - toWidth) * focalX) / 100)
  const top = Math.round(((height - toHeight) * focalY) / 100)
  return sharp(master)
    .resize(width, height)
    .extract({ left, top, width: toWidth, height: toHeight })
    .raw()
    .toBuffer({ resolveWithObject: true })
}
