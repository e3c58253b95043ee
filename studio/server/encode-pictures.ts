// Answers the requests of picture-process.ts, which runs this module as a separate process.
import { readFileSync } from 'node:fs'
import type { Crop } from '../../app/media/encoding.ts'
import type { ImageView } from '../../app/media/image.ts'
import { masterPicture, smallPicture } from '../../build/media/master-picture.ts'
import { partOfBytes } from '../../build/media/picture-files.ts'

const tasks = {
  master: masterPicture,
  small: async (master: string, image: ImageView, crop: Crop, width: number) =>
    smallPicture(partOfBytes(readFileSync(master), image, crop), width),
}
export type PictureTasks = typeof tasks

// The studio has ended, or needs no more pictures.
process.on('disconnect', () => process.exit())
/** Ignores a send that fails, because the studio may have ended by then. */
const answer = (...parts: unknown[]) => process.send?.(parts, undefined, undefined, () => undefined)

process.on('message', ([id, name, given]: [id: number, name: keyof PictureTasks, given: unknown[]]) => {
  const task = tasks[name] as (...given: unknown[]) => Promise<unknown>
  task(...given).then(
    (value) => answer(id, value),
    (error: Error) => answer(id, undefined, error.message),
  )
})
