// The files of a picture: AVIF files of the whole picture and of its tall part in several widths, and one WebP file.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { ImageView } from '../../app/schema/picture.ts'
import {
  croppedSize,
  ENCODING,
  fallbackWidth,
  imageUrl,
  widthsFor,
  type Crop,
  type ImageFormat,
} from '../../app/schema/picture-files.ts'
import { masterOf } from '../../app/media/images.server.ts'
import { CommandError } from '../../cli/command-error.ts'

/** A file to make under /media. */
export interface MediaFile {
  address: string
  make: () => string | Sharp | Promise<string | Sharp>
}

/** The files of all pictures. `images` has the pictures by name, and `contentDir` their masters. */
export function pictureFiles(images: ReadonlyMap<string, ImageView>, contentDir: string): MediaFile[] {
  return [...images].flatMap(([name, image]) => filesOf(masterOf(contentDir, name), image))
}

function filesOf(master: string, image: ImageView): MediaFile[] {
  const file = (crop: Crop, width: number, format: ImageFormat): MediaFile => ({
    address: imageUrl(image.stem, crop, width, format),
    make: async () =>
      partOf(await decodedMaster(master, image), image, crop)
        .resize({ width })
        .toFormat(format, ENCODING[format]),
  })
  const inAllWidths = (crop: Crop) =>
    widthsFor(croppedSize(image, crop).width).map((width) => file(crop, width, 'avif'))
  return [...inAllWidths('whole'), ...inAllWidths('tall'), file('whole', fallbackWidth(image.width), 'webp')]
}

/** Cache of decoded masters, by stem. A picture has up to eleven files, and decoding is a third of the work. */
const decoded = new Map<string, Promise<{ data: Buffer; info: OutputInfo }>>()
/** One master for each processor. */
const CACHE_SIZE = availableParallelism()

async function decodedMaster(file: string, { stem }: ImageView): Promise<Sharp> {
  const known = decoded.get(stem)
  // sharp gets bytes rather than a file name, because it caches files by name and would miss a new master.
  const pixels =
    known ??
    sharp(readFileSync(file))
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new CommandError(`${file} is damaged or incomplete. Copy it again from where it comes from.`)
      })
  decoded.set(stem, pixels)
  const [oldest] = decoded.keys()
  if (oldest !== undefined && decoded.size > CACHE_SIZE) decoded.delete(oldest)
  const { data, info } = await pixels
  return sharp(data, { raw: info })
}

/**
 * The part of a master that CSS would show in a box of the crop's shape, with the focal point as `object-position`.
 */
function partOf(master: Sharp, image: ImageView, crop: Crop): Sharp {
  const { width, height } = croppedSize(image, crop)
  const left = Math.round(((image.width - width) * image.focal[0]) / 100)
  return crop === 'whole' ? master : master.extract({ left, top: 0, width, height })
}
