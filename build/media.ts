// Makes the pictures that the site uses under public/media: AVIF and WebP at each width, a share image for each page, browser icons, and the icon sprite. What is there already is kept.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { usedIcons } from '../app/content/chrome.server.ts'
import type { ImageView } from '../app/content/references.ts'
import { CONTENT_DIR, type Site } from '../app/content/site.server.ts'
import { iconPictures, iconTexts } from '../app/media/browser-icons.server.ts'
import { ENCODING, fallbackWidth, imageUrl, widthsFor, type ImageFormat } from '../app/media/encoding.ts'
import { iconSprite } from '../app/media/icons.server.ts'
import { masterOf } from '../app/media/images.server.ts'
import { drawShareImage, shareAddress } from '../app/media/share.server.ts'

const PUBLIC = 'public'
/** On the same disk as the pictures, so that a move is one step. */
const PARTIAL = '.build/partial'

interface Cut {
  file: string
  make: () => Sharp | Promise<Sharp>
}

/** Makes what is missing under public/media and removes what no picture needs any more. Calls `report` with what is done of what is to do. */
export async function prepareMedia(
  site: Site,
  report: (done: number, total: number) => void = () => {},
): Promise<void> {
  const folder = join(PUBLIC, 'media')
  mkdirSync(folder, { recursive: true })
  mkdirSync(PARTIAL, { recursive: true })
  const cuts = [
    ...[...site.images].flatMap(([name, view]) => cutsOf(name, view)),
    ...shareImagesOf(site),
    ...browserIconCuts(),
  ]
  const sprite = iconSprite(usedIcons(site))
  const texts = [
    { file: join(folder, sprite.fileName), text: sprite.svg },
    ...iconTexts(site.clinic).map(({ address, text }) => ({ file: join(PUBLIC, address), text })),
  ]
  const wanted = new Set([...cuts, ...texts].map(({ file }) => file))
  for (const file of readdirSync(folder))
    if (!wanted.has(join(folder, file))) rmSync(join(folder, file), { force: true })
  for (const { file, text } of texts) writeFileSync(file, text)

  const missing = cuts.filter(({ file }) => !existsSync(file))
  let done = 0
  await eachOf(missing, async ({ file, make }) => {
    // Written elsewhere and moved, so that a stopped run leaves no half picture that the next would keep.
    const partial = join(PARTIAL, `${process.pid}-${basename(file)}`)
    await (await make()).toFile(partial)
    renameSync(partial, file)
    report(++done, missing.length)
  })
}

function cutsOf(name: string, view: ImageView): Cut[] {
  const cut = (width: number, format: ImageFormat): Cut => ({
    file: join(PUBLIC, imageUrl(view.stem, width, format)),
    make: () => sharp(masterOf(CONTENT_DIR, name)).resize({ width }).toFormat(format, ENCODING[format]),
  })
  return [...widthsFor(view.width).map((width) => cut(width, 'avif')), cut(fallbackWidth(view.width), 'webp')]
}

function shareImagesOf({ pages, images, clinic }: Site): Cut[] {
  const names = new Map([...images].map(([name, view]) => [view.stem, name]))
  return [...pages.values()].map((page) => ({
    file: join(PUBLIC, shareAddress(page, clinic.name)),
    make: () => drawShareImage(page, masterOf(CONTENT_DIR, names.get(page.seo.ogImage.stem) ?? ''), clinic.name),
  }))
}

function browserIconCuts(): Cut[] {
  return iconPictures().map(({ address, draw }) => ({ file: join(PUBLIC, address), make: draw }))
}

/** Runs `work` over `items`, as many at once as sharp has threads for. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Math.max(2, sharp.concurrency()) }, worker))
}
