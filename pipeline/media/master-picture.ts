// Converts an uploaded picture into a master: WebP, without camera and location metadata.
import sharp from 'sharp'

export interface MasterPicture {
  webp: Buffer
  width: number
  height: number
  /** Mean colour as #RRGGBB, shown while the picture loads. */
  colour: string
}

const MIN_WIDTH_PX = 800
const MAX_WIDTH_PX = 3200

/** Throws an Error with a message for staff when the site can't use the picture. */
export async function masterPicture(bytes: Uint8Array): Promise<MasterPicture> {
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error('This file is not a picture, or it is damaged.')
    })
  if (format !== 'webp' && format !== 'png' && format !== 'jpeg')
    throw new Error('Use a picture of the type WebP, PNG or JPEG.')
  // A phone may store a picture sideways, with an EXIF orientation. This is the width as people see it.
  const { width } = autoOrient
  if (width < MIN_WIDTH_PX)
    throw new Error(`The picture is ${width} px wide. Use one of at least ${MIN_WIDTH_PX} px, or it looks blurred.`)
  const picture = sharp(bytes)
    .autoOrient()
    .resize({ width: Math.min(width, MAX_WIDTH_PX) })
  const { data, info } = await picture
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error('The file of this picture is damaged or incomplete. Copy it again from where it comes from.')
    })
  const [red = 0, green = 0, blue = 0] = await sharp(data).resize(1, 1).removeAlpha().raw().toBuffer()
  const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
  return { webp: data, width: info.width, height: info.height, colour }
}
