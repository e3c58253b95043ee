// What the studio answers to each request under /edit/api/.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FileText } from '../protocol.ts'
import type { CreatePage, HandOver, PictureUpload, PublishPage, RemovePage, RenamePage } from '../protocol-actions.ts'
import { contentKinds } from '../../checks/schema/content-kinds.ts'
import { readIcon } from '../../app/media/icons.server.ts'
import { iconSprite } from '../../build/media/icon-sprite.ts'
import { choicesOf } from './choices.ts'
import { listFiles, stateOf } from './file-list.ts'
import { readBody } from './guard.ts'
import { handOver } from './hand-over.ts'
import { changesOf, historyOf, reverted } from './history.ts'
import { launchCheckOf } from './launch.ts'
import { createPage, publishPage, removePage, renamePage } from './pages.ts'
import { pictureFile, savePicture } from './pictures.ts'
import { Refused } from './refused.ts'
import { schemaOf, sectionExamples } from './schemas.ts'
import { send, sendEvents, sendJson } from './send.ts'
import type { Studio } from './studio.ts'

type Query = (name: string) => string
type Read = (studio: Studio, query: Query) => unknown
type Write = (studio: Studio, body: never) => unknown

const reads: Readonly<Record<string, Read>> = {
  files: (studio) => listFiles(studio),
  file: (studio, query) => stateOf(studio, query('name')),
  schema: (_studio, query) => schemaOf(knownKind(query('kind'))),
  examples: () => sectionExamples(),
  choices: (studio) => choicesOf(studio),
  history: (studio, query) => historyOf(studio, query('name')),
  changes: (studio) => changesOf(studio),
  launch: (studio) => launchCheckOf(studio),
}

const writes: Readonly<Record<string, Write>> = {
  check: (studio, body: FileText) => studio.check(body),
  'check-all': (studio) => studio.wholeCheck.run(studio.unsaved),
  save: (studio, body: FileText) => studio.save(body),
  discard: async (studio, { name }: { name: string }) => {
    await studio.discard(name)
    return {}
  },
  'page/create': (studio, body: CreatePage) => createPage(studio, body),
  'page/rename': (studio, body: RenamePage) => renamePage(studio, body),
  'page/publish': (studio, body: PublishPage) => publishPage(studio, body),
  'page/remove': (studio, body: RemovePage) => removePage(studio, body),
  picture: (studio, body: PictureUpload) => savePicture(studio, body),
  revert: (studio, { name, commit, text }: { name: string; commit: string; text: string }) =>
    reverted(studio, name, commit, text),
  'hand-over': (studio, body: HandOver) => handOver(studio, body),
}

/** Answers the request for `name`, the part of the address after /edit/api/. */
export async function answerApi(
  studio: Studio,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const query: Query = (field) => searchParams.get(field) ?? ''
  if (request.method === 'POST') {
    const write = Object.hasOwn(writes, name) ? writes[name] : undefined
    if (!write) throw new Refused(404, 'The studio has no such action.')
    const body = await readBody(request)
    refuseOtherShapes(name, body)
    return sendJson(response, 200, (await write(studio, body as never)) ?? {})
  }
  if (name === 'events') return sendEvents(response, (listener) => studio.onChange(listener))
  if (name === 'picture') {
    const picture = await pictureFile(studio, query('name'), Number(query('width')))
    return send(response, 200, 'image/webp', picture)
  }
  if (name === 'icon') return send(response, 200, 'image/svg+xml', iconOf(query('name')))
  if (name === 'icons') return send(response, 200, 'image/svg+xml', iconSprite(query('names').split(' ')))
  const read = Object.hasOwn(reads, name) ? reads[name] : undefined
  if (!read) throw new Refused(404, 'The studio has no such information.')
  sendJson(response, 200, await read(studio, query))
}

/** Fields that an action needs, and their types. Everything else is checked with the content. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  check: { name: 'string', text: 'string', base: 'string' },
  save: { name: 'string', text: 'string', base: 'string' },
  discard: { name: 'string' },
  'page/create': { from: 'string', path: 'string', name: 'string' },
  'page/rename': { name: 'string', path: 'string' },
  'page/publish': { name: 'string', isPublished: 'boolean' },
  'page/remove': { name: 'string' },
  picture: { name: 'string', data: 'string', alt: 'string', focal: 'object', replaces: 'boolean' },
  revert: { name: 'string', commit: 'string', text: 'string' },
  'hand-over': { files: 'object', title: 'string', author: 'object' },
}

function refuseOtherShapes(name: string, body: Readonly<Record<string, unknown>>): void {
  const wrong = Object.entries(SHAPES[name] ?? {}).find(
    ([field, type]) => typeof body[field] !== type || body[field] === null,
  )
  if (wrong) throw new Refused(400, `The request needs a ${wrong[1]} in "${wrong[0]}".`)
}

function knownKind(kind: string): string {
  if (!Object.hasOwn(contentKinds, kind)) throw new Refused(404, 'There is no such kind of file.')
  return kind
}

function iconOf(name: string): string {
  try {
    return readIcon(name)
  } catch {
    throw new Refused(404, 'There is no icon of this name.')
  }
}
