// Converts an uploaded picture into a master: WebP, without camera and location metadata.
import sharp from 'sharp'
import { MIN_WIDTH } from '../../app/schema/picture-files.ts'

export interface MasterPicture {
  webp: Buffer
  width: number
  height: number
  /** Mean colour as #RRGGBB, shown while the picture loads. */
  colour: string
}

const MAX_WIDTH_PX = 3200
/** A WebP is no higher. */
const MAX_HEIGHT_PX = 16_383
/** What sharp decodes at most. A picture of 268 million px takes 1 GB of memory. */
const MAX_PX = 0x3fff ** 2

/** Throws an Error with a message for staff when the site can't use the picture. */
export async function masterPicture(bytes: Uint8Array): Promise<MasterPicture> {
  const { width } = await checkedSize(bytes)
  const picture = sharp(bytes)
    .autoOrient()
    // Pages show the mean colour behind a picture: black for a drawing with much around it that is transparent.
    .flatten({ background: '#ffffff' })
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

/** The size of a picture as people see it: a phone may store one sideways, with an EXIF orientation. */
async function checkedSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  // The first bytes of a HEIC file. sharp reads some of them, and calls others damaged.
  if (Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp')
    throw new Error(
      'This is a picture of the type HEIC or AVIF, or a film. Use WebP, PNG or JPEG. An iPhone takes JPEG pictures ' +
        'after Settings, Camera, Formats, Most Compatible.',
    )
  const {
    format,
    autoOrient,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Error('This file is not a picture of the type WebP, PNG or JPEG, or it is damaged.')
    })
  if (format !== 'webp' && format !== 'png' && format !== 'jpeg')
    throw new Error('Use a picture of the type WebP, PNG or JPEG.')
  if (pages > 1) throw new Error('This picture moves. Use one that stands still.')
  const { width, height } = autoOrient
  const size = `The picture is ${width} px wide and ${height} px high.`
  if (width < MIN_WIDTH) throw new Error(`${size} Use one at least ${MIN_WIDTH} px wide, or it looks blurred.`)
  if (width * height > MAX_PX) throw new Error(`${size} That is too large to be read. Make it smaller.`)
  if (height * Math.min(1, MAX_WIDTH_PX / width) > MAX_HEIGHT_PX)
    throw new Error(`${size} That is too high for a page. Cut out the part that matters.`)
  return autoOrient
}
