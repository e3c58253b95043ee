// Makes the files under /media: the picture files that pages use, a share image for each page, the browser
// icons and the icon sprite. File names contain a hash of the content, so a file that exists is up to date.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { usedIcons } from '../../app/site/derive/shared-content.server.ts'
import type { Site } from '../../app/site/read/site.ts'
import { iconDrawings, vectorIcon, webManifest } from '../../app/media/browser-icons.server.ts'
import { iconSpriteAddress } from '../../app/media/icons.server.ts'
import { masterOf } from '../../app/media/images.server.ts'
import { shareAddress, shareImage } from '../../app/site/derive/share-image.server.ts'
import { writeFileAtomically } from '../../cli/write-file.ts'
import { PICTURES_DIR } from '../output/folders.ts'
import { iconSprite } from './icon-sprite.ts'
import { pictureFiles, type MediaFile } from './picture-files.ts'
import { renderShareImage } from './share-image.ts'

/** One file for each thread of sharp. */
const concurrency = Math.max(2, sharp.concurrency())

/**
 * Makes the files of `site`, read from `contentDir`, that are missing, and removes files that the site does not use.
 * `pages` is the HTML of all pages: only the picture files named there are made. Calls `report` after each file with
 * the number of files made so far and in total.
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
  mkdirSync(join(PICTURES_DIR, 'media'), { recursive: true })
  removeUnused(new Set(files.map(({ address }) => basename(address))))

  const missing = files.filter(({ address }) => !existsSync(join(PICTURES_DIR, address)))
  let done = 0
  const writeAndReport = async (file: MediaFile) => {
    await write(file)
    report(++done, missing.length)
  }
  await Readable.from(missing).forEach(writeAndReport, { concurrency })
}

/** Makes the file at `address` of the site in `contentDir` if it is missing and the site has such a file. */
export async function makeMediaFile(site: Site, contentDir: string, address: string): Promise<void> {
  if (existsSync(join(PICTURES_DIR, address))) return
  const files = [...pictureFiles(site.images, contentDir), ...otherFiles(site, contentDir)]
  const file = files.find((each) => each.address === address)
  if (file) await write(file)
}

function otherFiles(site: Site, contentDir: string): MediaFile[] {
  const icons = usedIcons(site)
  const manifest = webManifest(site.clinic, site.brand)
  const vector = vectorIcon(site.brand)
  return [
    ...shareImages(site, contentDir),
    ...iconDrawings(site.brand).map(({ address, svg }) => ({ address, make: () => sharp(Buffer.from(svg)).png() })),
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

function removeUnused(used: ReadonlySet<string>): void {
  const folder = join(PICTURES_DIR, 'media')
  for (const file of readdirSync(folder)) if (!used.has(file)) rmSync(join(folder, file), { recursive: true })
}

async function write({ address, make }: MediaFile): Promise<void> {
  const content = await make()
  writeFileAtomically(join(PICTURES_DIR, address), typeof content === 'string' ? content : await content.toBuffer())
}
