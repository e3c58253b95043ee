// Makes the master of a picture that somebody hands in: WebP without data about place and camera.
import sharp, { type Sharp } from 'sharp'

export interface MasterPicture {
  webp: Buffer
  width: number
  height: number
  /** Mean colour as #RRGGBB, shown while the picture loads. */
  ground: string
}

/** In px. */
const SMALLEST_WIDTH = 800
const LARGEST_WIDTH = 3200

/** Throws an Error with a sentence for staff when `bytes` is no picture that the site can use. */
export async function masterPicture(bytes: Uint8Array): Promise<MasterPicture> {
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error('This file is not a picture.')
    })
  if (format !== 'webp' && format !== 'png' && format !== 'jpeg')
    throw new Error('Use a picture of the type WebP, PNG or JPEG.')
  // A phone may store a picture on its side and note how to turn it, so this is its width as people see it.
  const { width } = autoOrient
  if (width < SMALLEST_WIDTH)
    throw new Error(
      `The picture is ${width} px wide. Use one of at least ${SMALLEST_WIDTH} px: it would look blurred.`,
    )
  const picture = sharp(bytes)
    .autoOrient()
    .resize({ width: Math.min(width, LARGEST_WIDTH) })
  const { data, info } = await picture.webp({ quality: 86 }).toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = await sharp(data).resize(1, 1).removeAlpha().raw().toBuffer()
  const ground = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
  return { webp: data, width: info.width, height: info.height, ground }
}

/** A small version of a picture as WebP. `width` in px. */
export async function smallPicture(picture: Sharp, width: number): Promise<Buffer> {
  return picture.resize({ width, withoutEnlargement: true }).webp({ quality: 70 }).toBuffer()
}
