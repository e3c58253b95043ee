// Pictures: masters for the studio to show, and new ones that staff hand in.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { masterOf, writeFilesDurably, type MasterPicture } from '../site/server.ts'
import type { RequestOf } from '../protocol.ts'
import { valueAt } from '../values/path.ts'
import { setField } from '../values/changes.ts'
import { ordinaryPath } from './files.ts'
import { Refused } from './send.ts'
import type { Studio } from './studio.ts'

/** The list of the pictures. */
export const REGISTER = 'content/images.yaml'
const REPLACED = 'replaced'
/** Longest time for the encoding of a picture. */
const ENCODING_LIMIT_MS = 120_000
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** `/media/care.3fa2c1-640.avif` or `/media/care.3fa2c1-tall-640.avif`: the name, and what the build adds to it. */
const MEDIA_FILE = /^\/media\/([a-z0-9-]+)\.[0-9a-f]+(?:-tall)?-\d+\.(?:avif|webp)$/

/** The master of a picture. Throws Refused for a name without one. */
export function pictureFile({ root }: Studio, name: string): Uint8Array<ArrayBuffer> {
  const master = NAME.test(name) ? ordinaryPath(root, masterOf('content', name)) : ''
  if (!existsSync(master)) throw new Refused(404, 'There is no picture of this name.')
  return readFileSync(master)
}

/** The picture for a file that the build has not encoded yet. Undefined for an address of no such file. */
export function pictureAt(studio: Studio, pathname: string): Uint8Array<ArrayBuffer> | undefined {
  const [, name] = MEDIA_FILE.exec(pathname) ?? []
  return name === undefined ? undefined : pictureFile(studio, name)
}

/** Saves a new picture, or a new master for one that exists. */
export async function savePicture(studio: Studio, upload: RequestOf<'picture'>) {
  const { name, alt, focal, replaces } = upload
  if (!NAME.test(name)) throw new Refused(400, 'Name the picture in lower-case-words.')
  const register = studio.saved(REGISTER)
  const exists = valueAt(register, name) !== undefined
  if (exists && !replaces)
    throw new Refused(409, `A picture named "${name}" already exists. Replace it, or choose another name.`)
  if (!exists && replaces) throw new Refused(404, `There is no picture "${name}" to replace.`)
  const picture = await masterFrom(upload.data)
  const former = valueAt(register, name) as object | undefined
  const path = ordinaryPath(studio.root, masterOf('content', name))
  const master = existsSync(path) ? readFileSync(path, 'base64') : undefined
  write(studio, name, { ...former, alt, focal, colour: picture.colour }, picture.webp)
  if (former && master !== undefined)
    studio.drafts.set(draftOf(name), { base: picture.colour, value: { entry: former, master }, tab: REPLACED })
}

/** Brings back the picture that the one of this name has replaced. */
export function restorePicture(studio: Studio, { name }: RequestOf<'restore-picture'>): void {
  const former = replacedBy(studio, name)
  if (!former) throw new Refused(409, 'The former picture isn’t here any more. Ask your engineer.')
  write(studio, name, former.entry, Buffer.from(former.master, 'base64'))
  studio.drafts.delete(draftOf(name), REPLACED)
}

/** The picture that the present one has replaced, with its entry in the register; not one from before a third. */
export function replacedBy(studio: Studio, name: string): { entry: object; master: string } | undefined {
  const [draft] = studio.drafts.of(draftOf(name))
  if (draft?.base !== valueAt(studio.saved(REGISTER), `${name}/colour`)) return undefined
  return draft?.value as { entry: object; master: string } | undefined
}

/** Where the drafts keep the picture that was replaced last. Its base is the colour of the new one. */
function draftOf(name: string): string {
  return `${masterOf('content', name)}.${REPLACED}`
}

function write(studio: Studio, name: string, entry: object, webp: Buffer): void {
  const path = ordinaryPath(studio.root, masterOf('content', name))
  // The register may name a picture only when its master is there.
  const isNew = !existsSync(path)
  if (isNew) writeFilesDurably([[path, webp]])
  try {
    studio.writeAll(new Map([[REGISTER, setField(studio.saved(REGISTER), name, entry)]]))
  } catch (error) {
    if (isNew) rmSync(path)
    throw error
  }
  if (!isNew) writeFilesDurably([[path, webp]])
  studio.showDrafts([REGISTER])
}

/** Another process encodes it and ends: the encoder would hold 300 MB for as long as the studio runs. */
async function masterFrom(data: string): Promise<MasterPicture> {
  const encoder = fork('studio/server/encode-master.ts', {
    execArgv: [],
    serialization: 'advanced',
    timeout: ENCODING_LIMIT_MS,
  })
  encoder.send(Buffer.from(data, 'base64'))
  const [answer] = (await Promise.race([once(encoder, 'message'), once(encoder, 'exit')])) as unknown[]
  if (typeof answer === 'object' && answer !== null) return answer as MasterPicture
  throw new Refused(422, typeof answer === 'string' ? answer : 'The picture could not be encoded.')
}
