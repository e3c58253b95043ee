// Pictures: small versions for the studio, and new masters that staff hand in.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Crop } from '../../app/media/encoding.ts'
import { masterOf } from '../../app/media/images.server.ts'
import type { MasterPicture } from '../../build/media/master-picture.ts'
import { writeFileAtomically } from '../../cli/write-file.ts'
import type { RequestOf } from '../protocol-requests.ts'
import { setField } from '../yaml/changes.ts'
import { openYaml, valueAt } from '../yaml/yaml-file.ts'
import { readText } from './files.ts'
import { encode } from './picture-process.ts'
import { Refused } from './refused.ts'
import type { Studio } from './studio.ts'

/** The list of the pictures. */
export const REGISTER = 'content/images.yaml'
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const WIDTHS = { smallest: 40, largest: 2000 }

/** `/media/ed.3fa2c1-640.avif` or `/media/ed.3fa2c1-tall-640.avif`: name, hash, part and width (app/media). */
const MEDIA_FILE = /^\/media\/([a-z0-9-]+)\.[0-9a-f]+(-tall)?-(\d+)\.(?:avif|webp)$/

/** A picture, or the part of it that tall boxes show, as WebP. Throws Refused for a name without a picture. */
export async function pictureFile(
  { root, live }: Studio,
  name: string,
  width: number,
  crop: Crop = 'whole',
): Promise<Buffer> {
  const master = masterOf(join(root, 'content'), name)
  const image = live.imageOf(name)
  if (!NAME.test(name) || !image || !existsSync(master)) throw new Refused(404, 'There is no picture of this name.')
  const { smallest, largest } = WIDTHS
  return encode('small', master, image, crop, Math.min(largest, Math.max(smallest, width || smallest)))
}

/** The picture for a file that the build has not encoded yet. Undefined for an address of no such file. */
export function pictureAt(studio: Studio, pathname: string): Promise<Buffer> | undefined {
  const [, name, tall, width] = MEDIA_FILE.exec(pathname) ?? []
  return name === undefined ? undefined : pictureFile(studio, name, Number(width), tall ? 'tall' : 'whole')
}

/** Saves a new picture, or a new master for one that exists. Returns the size of the master. */
export async function savePicture(studio: Studio, upload: RequestOf<'picture'>) {
  const { name, alt, focal, replaces } = upload
  if (!NAME.test(name)) throw new Refused(400, 'Name the picture in lower-case-words.')
  let register = openYaml(readText(studio.root, REGISTER))
  const exists = valueAt(register.value, [name]) !== undefined
  if (exists && !replaces)
    throw new Refused(409, `A picture named "${name}" already exists. Replace it, or choose another name.`)
  if (!exists && replaces) throw new Refused(404, `There is no picture "${name}" to replace.`)
  const picture = await masterFrom(upload.data)
  const fields = { alt, focal, ground: picture.ground }
  if (exists) for (const [field, value] of Object.entries(fields)) register = setField(register, [name, field], value)
  else register = setField(register, [name], fields)
  const path = masterOf(join(studio.root, 'content'), name)
  // The register may name a picture only when its master is there.
  const isNew = !existsSync(path)
  if (isNew) writeFileAtomically(path, picture.webp)
  try {
    studio.writeAll(new Map([[REGISTER, register.text]]))
  } catch (error) {
    if (isNew) rmSync(path)
    throw error
  }
  if (!isNew) writeFileAtomically(path, picture.webp)
  studio.showDrafts([REGISTER])
  return { width: picture.width, height: picture.height }
}

async function masterFrom(data: string): Promise<MasterPicture> {
  try {
    return await encode('master', Buffer.from(data, 'base64'))
  } catch (error) {
    throw new Refused(422, (error as Error).message, { problems: [] })
  }
}
