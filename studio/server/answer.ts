// What the studio answers to each request under /edit/api/.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requests, type Action, type RequestOf } from '../protocol-requests.ts'
import { contentKinds } from '../../checks/schema/content-kinds.ts'
import { readIcon } from '../../app/media/icons.server.ts'
import { iconSprite } from '../../build/media/icon-sprite.ts'
import { choicesOf } from './choices.ts'
import { listFiles, stateOf } from './file-list.ts'
import { readBody } from './guard.ts'
import { handOver } from './hand-over.ts'
import { changesOf, historyOf, reverted } from './history.ts'
import { createPage, removePage, renamePage } from './pages.ts'
import { pictureFile, savePicture } from './pictures.ts'
import { Refused } from './refused.ts'
import { schemaOf, sectionExamples } from './schemas.ts'
import { send, sendEvents, sendJson } from './send.ts'
import type { Studio } from './studio.ts'

type Query = (name: string) => string
type Read = (studio: Studio, query: Query) => unknown
type Writes = { [Name in Action]: (studio: Studio, body: RequestOf<Name>) => unknown }

const reads: Readonly<Record<string, Read>> = {
  files: (studio) => listFiles(studio),
  file: (studio, query) => stateOf(studio, query('name')),
  schema: (_studio, query) => schemaOf(knownKind(query('kind'))),
  examples: () => sectionExamples(),
  choices: (studio) => choicesOf(studio),
  history: (studio, query) => historyOf(studio, query('name')),
  changes: (studio) => changesOf(studio),
}

const writes: Writes = {
  check: (studio, text) => studio.check(text),
  save: (studio, text) => studio.save(text),
  discard: (studio, { name }) => studio.discard(name),
  'page/create': createPage,
  'page/rename': renamePage,
  'page/remove': removePage,
  picture: savePicture,
  revert: reverted,
  'hand-over': handOver,
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
    if (!isAction(name)) throw new Refused(404, 'The studio has no such action.')
    const write = writes[name] as (studio: Studio, body: unknown) => unknown
    return sendJson(response, 200, (await write(studio, bodyFor(name, await readBody(request)))) ?? {})
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

function isAction(name: string): name is Action {
  return Object.hasOwn(requests, name)
}

function bodyFor(name: Action, body: unknown): unknown {
  const { data, error } = requests[name].safeParse(body)
  if (error) throw new Refused(400, `The request has no valid "${error.issues[0]?.path.join('.')}".`)
  return data
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
