// The share image of a page (Open Graph, Twitter): its headline on its ground beside its picture, legible at a third of the size.
import { createHash } from 'node:crypto'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Page } from '../content/page.ts'
import type { ImageView } from '../content/references.ts'
import { plainText, type RichText } from '../content/rich-text.ts'
import { tokenColour } from '../styles/read-tokens.ts'
import { SHARE_SIZE } from './encoding.ts'
import { MARK } from './mark.ts'
import { markShapes } from './mark.server.ts'

/** Raised when the design below changes, so that every image is drawn again. */
const DESIGN = 3
const FONTS = 'app/media/fonts'
const FAMILY = 'Newsreader 16pt'
const MARGIN = 72
const TEXT_WIDTH = 560
const TEXT_HEIGHT = 380
const PICTURE_WIDTH = 500
/** Sizes in px that a headline may have, largest first. */
const HEADLINE_SIZES = [88, 80, 72, 64, 58, 52, 46]

type Shared = Pick<Page, 'path' | 'name' | 'seo' | 'sections'>

/** Address of a page's share image, with the hash of what is drawn on it; `clinic` is the clinic's name. */
export function shareAddress(page: Shared, clinic: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, clinic, headlineOf(page), groundOf(page), page.seo.ogImage.stem]))
    .digest('hex')
    .slice(0, 8)
  return `/media/share-${page.path.slice(1).replaceAll('/', '-') || 'home'}.${hash}.jpg`
}

/** Draws the share image of `page` from the master of its picture; `clinic` is the clinic's name. */
export async function drawShareImage(page: Shared, master: string, clinic: string): Promise<Sharp> {
  const ground = groundOf(page)
  const ink = tokenColour(ground, '--text')
  const picture = await crop(master, page.seo.ogImage, PICTURE_WIDTH, SHARE_SIZE.height)
  const headline = await fitted(headlineOf(page), ink)
  const name = await lettering(escaped(clinic), 34, ink)
  const top = SHARE_SIZE.height - MARGIN - headline.height
  const signs = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
    <svg x="${MARGIN - 4}" y="56" width="52" height="52" viewBox="0 0 ${MARK.size} ${MARK.size}">${markShapes(ground)}</svg>
    <rect x="${MARGIN}" y="${top - 44}" width="64" height="13" fill="${ink}"/>
    <rect x="${MARGIN + TEXT_WIDTH - 13}" y="${top - 44}" width="13" height="13" fill="${tokenColour(ground, '--mark')}"/>
  </svg>`
  const layers: OverlayOptions[] = [
    { input: picture, left: SHARE_SIZE.width - PICTURE_WIDTH, top: 0 },
    { input: Buffer.from(signs), left: 0, top: 0 },
    { input: name.data, left: MARGIN + 60, top: Math.round(86 - name.height / 2) },
    { input: headline.data, left: MARGIN, top },
  ]
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: tokenColour(ground, '--ground') } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
}

function headlineOf({ sections: [first], name }: Shared): RichText {
  return first && 'title' in first && first.title ? first.title : name
}

function groundOf({ sections: [first] }: Shared) {
  return first?.ground ?? 'cream'
}

/** The largest setting of the headline that its place holds, with lines of about one length. */
async function fitted(title: RichText, ink: string): Promise<Lettering> {
  const words = markup(title)
  for (const size of HEADLINE_SIZES) {
    const drawn = await lettering(words, size, ink)
    if (drawn.width <= TEXT_WIDTH && drawn.height <= TEXT_HEIGHT) return balanced(words, size, ink, drawn)
  }
  throw new Error(`"${plainText(title)}" is too long for a share image. Give HEADLINE_SIZES a smaller size.`)
}

/** `drawn` in the narrowest measure that takes no further line, so that no word stands alone. */
async function balanced(words: string, size: number, ink: string, drawn: Lettering): Promise<Lettering> {
  let best = drawn
  for (let width = TEXT_WIDTH - 30; width > TEXT_WIDTH / 2; width -= 30) {
    const narrower = await lettering(words, size, ink, width)
    // Descenders and slanted letters reach past their line: that makes neither a new line nor a word that is too long.
    if (narrower.height > drawn.height + size / 2 || narrower.width > width + size / 4) break
    if (narrower.width <= TEXT_WIDTH) best = narrower
  }
  return best
}

interface Lettering {
  data: Buffer
  width: number
  height: number
}

/** Text in the display face. The site's own files are WOFF2, which sharp can't read: these are the same fonts, unpacked. */
async function lettering(words: string, size: number, ink: string, width = TEXT_WIDTH): Promise<Lettering> {
  await (italicKnown ??= sharp({
    text: { text: '.', fontfile: `${FONTS}/newsreader-display-italic.ttf` },
  }).toBuffer())
  const text = `<span foreground="${ink}" letter_spacing="${Math.round(-0.02 * size * 1024)}" line_height="0.96">${words}</span>`
  const { data, info } = await sharp({
    text: {
      text,
      font: `${FAMILY} ${size}`,
      fontfile: `${FONTS}/newsreader-display.ttf`,
      width,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

let italicKnown: Promise<Buffer> | undefined

/** Pango markup of a headline; as on the page, a closing emphasis starts a line of its own where the headline is long. */
function markup(title: RichText): string {
  if (typeof title === 'string') return escaped(title)
  const breaks = plainText(title).length > 24
  return title
    .map((span, index) => {
      if (typeof span === 'string') return escaped(span)
      if (!('em' in span)) return escaped(plainText([span]))
      const opens = breaks && index > 0 && index === title.length - 1
      return `${opens ? '\n' : ''}<i>${escaped(span.em)}</i>`
    })
    .join('')
    .replace(/ \n/, '\n')
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u2060', '')

/** The part of a master around its focal point that fills `width` by `height`. */
async function crop(
  master: string,
  { width, height, focal: [x, y] }: ImageView,
  toWidth: number,
  toHeight: number,
): Promise<Buffer> {
  const scale = Math.max(toWidth / width, toHeight / height)
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const at = (room: number, percent: number) => Math.round((room * percent) / 100)
  return sharp(master)
    .resize(wide, high)
    .extract({ left: at(wide - toWidth, x), top: at(high - toHeight, y), width: toWidth, height: toHeight })
    .toBuffer()
}
