// Answers every request: the studio under /edit/, and the site at its own addresses. The browser gets the types of
// the answers from here.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brandSchema, paletteCss } from '../../app/schema/brand.ts'
import { readIcon } from '../../app/media/icons.server.ts'
import { readYamlFile } from '../../app/yaml/yaml-file.ts'
import { iconSprite } from '../../pipeline/media/icon-sprite.ts'
import { requests, type Action, type RequestOf } from '../protocol.ts'
import { choicesOf } from './choices.ts'
import { clientFiles, sendStudio } from './client-files.ts'
import { findWords } from './find.ts'
import { listFiles } from './file-list.ts'
import { guard, readBody } from './guard.ts'
import { handOver } from './hand-over.ts'
import { changesOf, historyOf, waitingOf } from './history.ts'
import { saveFile } from './addresses.ts'
import type { StudioKey } from './key.ts'
import { createPage, removePage } from './pages.ts'
import { pictureFile, savePicture } from './pictures.ts'
import { schemaOf } from './schemas.ts'
import { Refused, send, sendError, sendJson } from './send.ts'
import { sendFromSite, sendPreview, type SiteCode } from './site-pages.ts'
import type { Studio } from './studio.ts'

/** Answers to GET, by the part of the address after /edit/api/. `name` is in the address: `file?name=…` */
const reads = {
  /** A text that changes with the content on disk. */
  version: (studio: Studio) => studio.live.version(),
  /** The files, in the order of the menus. */
  files: (studio: Studio) => listFiles(studio),
  /** The state of the file `name`. */
  file: (studio: Studio, name: string) => studio.stateOf(name),
  /** The schema of the file `name`. */
  schema: (_studio: Studio, name: string) => schemaOf(name),
  /** What fields may refer to. */
  choices: (studio: Studio) => choicesOf(studio),
  /** The last changes of the file `name`, the newest first. */
  history: (studio: Studio, name: string) => historyOf(studio, name),
  /** The places that have the words `name`. */
  find: (studio: Studio, name: string) => findWords(studio, name),
  /** The problems of all files. */
  problems: (studio: Studio) => studio.problems(),
  /** What differs from the last commit, and where handing over sends it. */
  waiting: (studio: Studio) => waitingOf(studio),
  /** The same with the words before and after. */
  changes: (studio: Studio) => changesOf(studio),
}

/** Answers to POST. */
const writes = {
  draft: (studio: Studio, text: RequestOf<'draft'>) => studio.saveDraft(text),
  save: saveFile,
  'page/create': createPage,
  'page/remove': removePage,
  picture: savePicture,
  'hand-over': handOver,
} satisfies { [Name in Action]: (studio: Studio, body: RequestOf<Name>) => unknown }

/** What elements of a page request, which can send no header. They tell of no text. */
const ELEMENTS = new Set(['picture', 'icon', 'icons', 'palette'])

type AnswersOf<Table extends Record<string, (...given: never[]) => unknown>> = {
  [Name in keyof Table]: Awaited<ReturnType<Table[Name]>>
}
export type Reads = AnswersOf<typeof reads>
export type Writes = AnswersOf<typeof writes>

interface Served {
  studio: Studio
  code: SiteCode
  key: StudioKey
  /** Folder with the studio's own files. */
  clientFolder: string
}

/** A function that answers the requests of browsers on this machine that have the key. */
export function studioHandler({
  studio,
  code,
  key,
  clientFolder,
}: Served): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const files = clientFiles(clientFolder)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    guard(request)
    if (key.admit(request, response)) return
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, part] = /^\/edit(?:\/|$)(.*)/.exec(pathname) ?? []
    const name = searchParams.get('name') ?? ''
    if (part?.startsWith('api/')) {
      const what = part.slice('api/'.length)
      if (!ELEMENTS.has(what)) key.requirePage(request)
      return answerApi(studio, what, name, request, response)
    }
    if (request.method === 'POST') throw new Refused(405, 'Only the actions under /edit/api/ accept POST.')
    if (part === undefined) return sendFromSite(studio, code, request, response)
    if (part === 'preview') return sendPreview(studio, code, searchParams.get('path') ?? '/', response)
    if (part === '') return sendStudio(clientFolder, key.page, request, response)
    request.url = `/${part}`
    files(request, response, () => sendError(response, new Refused(404, 'The studio has no such file.')))
  }
  return (request, response) => answer(request, response).catch((error: unknown) => sendError(response, error))
}

/** Answers the request for `what`, the part of the address after /edit/api/, about `name`. */
async function answerApi(
  studio: Studio,
  what: string,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'POST') {
    if (!isIn(writes, what)) throw new Refused(404, 'The studio has no such action.')
    const write = writes[what] as (studio: Studio, body: unknown) => unknown
    const { data, error } = requests[what].safeParse(await readBody(request, what))
    if (error) throw new Refused(400, `The request has no valid "${error.issues[0]?.path.join('.')}".`)
    return sendJson(response, 200, (await write(studio, data)) ?? {})
  }
  if (what === 'picture') return send(response, 200, 'image/webp', pictureFile(studio, name))
  if (what === 'icon') return send(response, 200, 'image/svg+xml', readIcon('pencil'))
  if (what === 'palette') {
    const { palette } = readYamlFile(join(studio.root, 'content/brand.yaml'), brandSchema)
    return send(response, 200, 'text/css', paletteCss(palette))
  }
  if (what === 'icons') return send(response, 200, 'image/svg+xml', iconSprite(name.split(' ')))
  if (!isIn(reads, what)) throw new Refused(404, 'The studio has no such information.')
  studio.readDisk()
  sendJson(response, 200, await reads[what](studio, name))
}

function isIn<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name)
}
