// Makes the files under public/media: each picture as AVIF in several widths and as WebP, a share image for each
// page, the browser icons and the icon sprite. Names contain a hash of the content, so a file that exists is up to
// date.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { usedIcons } from '../../app/content/shared-content.server.ts'
import type { ImageView } from '../../app/content/references.ts'
import { CONTENT_DIR, type Site } from '../../app/content/site.server.ts'
import { iconDrawings, vectorIcon, webManifest } from '../../app/media/browser-icons.server.ts'
import { ENCODING, fallbackWidth, imageUrl, widthsFor, type ImageFormat } from '../../app/media/encoding.ts'
import { iconSpriteAddress } from '../../app/media/icons.server.ts'
import { masterOf } from '../../app/media/images.server.ts'
import { shareAddress, shareImage } from '../../app/media/share.server.ts'
import { PUBLIC_DIR } from '../output/folders.ts'
import { iconSprite } from './icon-sprite.ts'
import { drawShareImage } from './share-image.ts'

/** Unfinished files. The folder is on the same disk as public/media, so that a rename moves a finished file there. */
const UNFINISHED = '.build/unfinished'

interface MediaFile {
  address: string
  make: () => string | Sharp | Promise<Sharp>
}

/**
 * Makes the files of `site` that are missing in public/media and removes those that the site does not use.
 * Calls `report` after each file with the number of files made so far and in total.
 */
export async function prepareMedia(
  site: Site,
  report: (done: number, total: number) => void = () => {},
): Promise<void> {
  const files = mediaFiles(site)
  mkdirSync(join(PUBLIC_DIR, 'media'), { recursive: true })
  mkdirSync(UNFINISHED, { recursive: true })
  removeUnused(new Set(files.map(({ address }) => basename(address))))

  const missing = files.filter(({ address }) => !existsSync(join(PUBLIC_DIR, address)))
  let done = 0
  await forEachInParallel(missing, async (file) => {
    await write(file)
    report(++done, missing.length)
  })
}

function mediaFiles(site: Site): MediaFile[] {
  const icons = usedIcons(site)
  const manifest = webManifest(site.clinic)
  const vector = vectorIcon()
  return [
    ...[...site.images].flatMap(([name, image]) => filesOfPicture(name, image)),
    ...shareImages(site),
    ...iconDrawings().map(({ address, svg }) => ({ address, make: () => sharp(Buffer.from(svg)).png() })),
    { address: vector.address, make: () => vector.text },
    { address: manifest.address, make: () => manifest.text },
    { address: iconSpriteAddress(icons), make: () => iconSprite(icons) },
  ]
}

function filesOfPicture(name: string, { stem, width: masterWidth }: ImageView): MediaFile[] {
  const file = (width: number, format: ImageFormat): MediaFile => ({
    address: imageUrl(stem, width, format),
    make: () => sharp(masterOf(CONTENT_DIR, name)).resize({ width }).toFormat(format, ENCODING[format]),
  })
  return [...widthsFor(masterWidth).map((width) => file(width, 'avif')), file(fallbackWidth(masterWidth), 'webp')]
}

function shareImages({ pages, images, clinic }: Site): MediaFile[] {
  const namesByStem = new Map([...images].map(([name, { stem }]) => [stem, name]))
  return [...pages.values()].map((page) => ({
    address: shareAddress(page, clinic.name),
    make: () => {
      const image = shareImage(page, clinic.name)
      return drawShareImage(image, masterOf(CONTENT_DIR, namesByStem.get(image.picture.stem) ?? ''))
    },
  }))
}

function removeUnused(used: ReadonlySet<string>): void {
  const folder = join(PUBLIC_DIR, 'media')
  for (const file of readdirSync(folder)) if (!used.has(file)) rmSync(join(folder, file), { recursive: true })
}

/** Writes a file elsewhere first and then moves it: a process that is stopped leaves no half file in public/media. */
async function write({ address, make }: MediaFile): Promise<void> {
  const unfinished = join(UNFINISHED, `${process.pid}-${basename(address)}`)
  const content = await make()
  if (typeof content === 'string') writeFileSync(unfinished, content)
  else await content.toFile(unfinished)
  renameSync(unfinished, join(PUBLIC_DIR, address))
}

/** Does `work` for every item, for as many items at once as sharp has threads. */
async function forEachInParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: Math.max(2, sharp.concurrency()) }, worker))
}
