// Cuts the pictures that the site uses into public/media: AVIF and WebP at each width, share images, and the icon sprite. What is there already is kept.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { usedIcons } from '../app/content/chrome.server.ts'
import type { ImageView } from '../app/content/references.ts'
import { CONTENT_DIR, type Site } from '../app/content/site.server.ts'
import { ENCODING, imageUrl, SHARE_SIZE, shareUrl, widthsFor, type ImageFormat } from '../app/media/encoding.ts'
import { iconSprite } from '../app/media/icons.server.ts'
import { masterOf } from '../app/media/images.server.ts'

const PUBLIC = 'public'
/** On the same disk as the pictures, so that a move is one step. */
const PARTIAL = '.build/partial'

interface Cut {
  name: string
  file: string
  make: (master: string) => Sharp
}

/** Makes what is missing under public/media and removes what no picture needs any more. Calls `report` with what is done of what is to do. */
export async function prepareMedia(site: Site, report: (done: number, total: number) => void = () => {}): Promise<void> {
  const folder = join(PUBLIC, 'media')
  mkdirSync(folder, { recursive: true })
  mkdirSync(PARTIAL, { recursive: true })
  const cuts = [...site.images].flatMap(([name, view]) => cutsOf(name, view))
  const sprite = iconSprite(usedIcons(site))
  const wanted = new Set([...cuts.map(({ file }) => file), join(folder, sprite.fileName)])
  for (const file of readdirSync(folder)) if (!wanted.has(join(folder, file))) rmSync(join(folder, file), { force: true })
  writeFileSync(join(folder, sprite.fileName), sprite.svg)

  const missing = cuts.filter(({ file }) => !existsSync(file))
  let done = 0
  await eachOf(missing, async ({ name, file, make }) => {
    // Written elsewhere and moved, so that a stopped run leaves no half picture that the next would keep.
    const partial = join(PARTIAL, `${process.pid}-${basename(file)}`)
    await make(masterOf(CONTENT_DIR, name)).toFile(partial)
    renameSync(partial, file)
    report(++done, missing.length)
  })
}

function cutsOf(name: string, view: ImageView): Cut[] {
  const formats = Object.keys(ENCODING) as ImageFormat[]
  const sizes = widthsFor(view.width).flatMap((width) =>
    formats.map((format) => ({
      name,
      file: join(PUBLIC, imageUrl(view.stem, width, format)),
      make: (master: string) => sharp(master).resize({ width }).toFormat(format, ENCODING[format]),
    })),
  )
  const share = {
    name,
    file: join(PUBLIC, shareUrl(view.stem)),
    make: (master: string) => sharp(master).resize({ ...SHARE_SIZE, fit: 'cover', position: sharp.strategy.attention }).jpeg({ quality: 82, mozjpeg: true }),
  }
  return [...sizes, share]
}

/** Runs `work` over `items`, as many at once as sharp has threads for. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Math.max(2, sharp.concurrency()) }, worker))
}
