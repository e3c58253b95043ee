// Pictures that the build has not encoded yet: the preview shows their masters.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { PUBLIC_DIR } from '../../build/output/folders.ts'
import { pictureFile } from './pictures.ts'
import { send, sendError } from './send.ts'
import type { Studio } from './studio.ts'

/** `/ed.3fa2c1-640.avif` or `/ed.3fa2c1-tall-640.avif`: name, hash, part and width (app/media/encoding.ts). */
const FILE = /^\/([a-z0-9-]+)\.[0-9a-f]+(-tall)?-(\d+)\.(?:avif|webp)$/

/** Answers requests for pictures under /media that have no file. Others go on. */
export function mediaFallback(studio: Studio): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, name = '', tall, width] = FILE.exec(pathname) ?? []
    if (!name || existsSync(join(PUBLIC_DIR, 'media', pathname))) return next()
    pictureFile(studio, name, Number(width), tall ? 'tall' : 'whole').then(
      (picture) => send(response, 200, 'image/webp', picture),
      (error: unknown) => sendError(response, error),
    )
  }
}
