// Makes the files under /media: the picture files that pages use, a share image for each page, the browser
// icons and the icon sprite. File names contain a hash of the content, so a file that exists is up to date.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { usedIcons } from '../../app/site/derive/shared-content.server.ts'
import type { Site } from '../../app/site/read/site.ts'
import { pngIcons, vectorIcon, webManifest } from '../../app/media/browser-icons.server.ts'
import { iconSpriteAddress } from '../../app/media/icons.server.ts'
import { masterOf } from '../../app/media/images.server.ts'
import { shareAddress, shareImage } from '../../app/site/derive/share-image.server.ts'
import { fileCache } from '../output/file-cache.ts'
import { MEDIA_DIR } from '../output/folders.ts'
import { iconSprite } from './icon-sprite.ts'
import { pictureFiles, type MediaFile } from './picture-files.ts'
import { renderShareImage } from './share-image.ts'

const cache = fileCache(MEDIA_DIR)

/** One file for each thread of sharp. */
const concurrency = Math.max(2, sharp.concurrency())

/**
 * Makes the files of `site`, read from `contentDir`, that are missing or damaged, and removes those that it does not
 * use. `pages` is the HTML of all pages: only the picture files named there are made. Calls `report` after each file
 * with the number of files made so far and in total.
 */
export async function prepareMedia(
  site: Site,
  contentDir: string,
  pages: Iterable<string>,
  report: (done: number, total: number) => void,
): Promise<void> {
  const pictures = pictureFiles(site.images, contentDir)
  const unused = new Set(pictures.map(({ address }) => address))
  for (const html of pages) for (const [address] of html.matchAll(/\/media\/[\w.-]+/g)) unused.delete(address)
  const files = [...pictures.filter(({ address }) => !unused.has(address)), ...otherFiles(site, contentDir)]
  cache.clean(files.map(({ address }) => basename(address)))
  const missing = files.filter(({ address }) => !existsSync(join(MEDIA_DIR, basename(address))))
  let done = 0
  const writeAndReport = async (file: MediaFile) => {
    await write(file)
    report(++done, missing.length)
  }
  await Readable.from(missing).forEach(writeAndReport, { concurrency })
}

/**
 * The file at `address` of the site in `contentDir`, which is made if it is missing or damaged. Undefined if the site
 * has no such file.
 */
export async function mediaFile(site: Site, contentDir: string, address: string): Promise<Buffer | undefined> {
  const cached = cache.read(basename(address))
  if (cached) return cached
  const files = [...pictureFiles(site.images, contentDir), ...otherFiles(site, contentDir)]
  const file = files.find((each) => each.address === address)
  if (file) await write(file)
  return cache.read(basename(address))
}

function otherFiles(site: Site, contentDir: string): MediaFile[] {
  const icons = usedIcons(site)
  const manifest = webManifest(site.clinic, site.brand)
  const vector = vectorIcon(site.brand)
  return [
    ...shareImages(site, contentDir),
    ...pngIcons(site.brand).map(({ address, svg }) => ({ address, make: () => sharp(Buffer.from(svg)).png() })),
    { address: vector.address, make: () => vector.text },
    { address: manifest.address, make: () => manifest.text },
    { address: iconSpriteAddress(icons), make: () => iconSprite(icons) },
  ]
}

function shareImages({ pages, images, clinic, brand }: Site, contentDir: string): MediaFile[] {
  const namesByStem = new Map([...images].map(([name, { stem }]) => [stem, name]))
  return [...pages.values()].map((page) => ({
    address: shareAddress(page, { clinic, brand }),
    make: () => {
      const image = shareImage(page, { clinic, brand })
      return renderShareImage(image, readFileSync(masterOf(contentDir, namesByStem.get(image.picture.stem) ?? '')))
    },
  }))
}

async function write({ address, make }: MediaFile): Promise<void> {
  const content = await make()
  cache.write(basename(address), typeof content === 'string' ? content : await content.toBuffer())
}
