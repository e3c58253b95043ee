// Answers every request: the studio under /edit/, and the site at its own addresses. The browser gets the types of
// the answers from here.
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context, type TypedResponse } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { hc, InferResponseType } from 'hono/client'
import { validator } from 'hono/validator'
import { STUDIO_PATH } from '../site/browser.ts'
import { brandSchema, iconSprite, paletteCss, readIcon, readYamlFile, type SiteCode } from '../site/server.ts'
import { requests, type Action, type RequestOf } from '../protocol.ts'
import { choicesOf } from './choices.ts'
import { sendStudio } from './client-files.ts'
import { findWords } from './find.ts'
import { listFiles } from './file-list.ts'
import { handOver } from './hand-over.ts'
import { changesOf, historyOf, waitingOf } from './history.ts'
import { saveFile } from './addresses.ts'
import { requirePage } from './key.ts'
import { createPage, removalOf, removePage, restorePage } from './pages.ts'
import { pictureFile, restorePicture, savePicture } from './pictures.ts'
import { schemaOf } from './schemas.ts'
import { HEADERS, Refused, sendError, WEBP } from './send.ts'
import { sendFromSite, sendPreview } from './site-pages.ts'
import type { StudioEnv } from './studio-env.ts'
import type { Studio } from './studio.ts'

type Asked = Context<StudioEnv>

const API = `${STUDIO_PATH}/api`
const SVG = { 'content-type': 'image/svg+xml' }
/** Longest bodies: a photo of a good camera, and anything else. */
const MAX_MIB = { picture: 32, other: 1 }

const limitOf = (mib: number) =>
  bodyLimit({
    maxSize: mib << 20,
    onError: () => {
      throw new Refused(413, `This is larger than ${mib} MB. Choose something smaller.`)
    },
  })

/** An answer in JSON. Hono's own type for it has no recursive values, such as schemas. */
function json<Value>(c: Asked, value: Value) {
  return c.json(value === undefined ? {} : value) as Response & TypedResponse<Value, 200, 'json'>
}

/** The name in the address: `file?name=…` */
const nameIn = (c: Asked) => c.req.query('name') ?? ''

/** Answers with what `answer` finds on the disk. */
function read<Answer>(answer: (studio: Studio, name: string) => Answer | Promise<Answer>) {
  return async (c: Asked) => {
    c.var.studio.readDisk()
    return json(c, await answer(c.var.studio, nameIn(c)))
  }
}

/** Refuses a body that has not the shape of the action. */
function bodyOf<Name extends Action>(name: Name) {
  return validator('json', (value): RequestOf<Name> => {
    const { data, error } = requests[name].safeParse(value)
    if (error) throw new Refused(400, `The request has no valid "${error.issues[0]?.path.join('.')}".`)
    return data as RequestOf<Name>
  })
}

/** What elements of a page request, which can send no header. They tell of no text. */
const elements = new Hono<StudioEnv>()
  .get('/picture', (c) => c.body(pictureFile(c.var.studio, nameIn(c)), 200, WEBP))
  .get('/icon', (c) => c.body(readIcon('pencil'), 200, SVG))
  .get('/palette', (c) => {
    const { palette } = readYamlFile(join(c.var.studio.root, 'content/brand.yaml'), brandSchema)
    return c.body(paletteCss(palette), 200, { 'content-type': 'text/css' })
  })
  .get('/icons', async (c) => c.body(await iconSprite(nameIn(c).split(' ')), 200, SVG))

const api = new Hono<StudioEnv>()
  /** A text that changes with the content on disk, and with what others have handed over. */
  .get(
    '/version',
    read((studio) => `${studio.live.version()} ${studio.taken}`),
  )
  /** The files, in the order of the menus. */
  .get('/files', read(listFiles))
  /** The state of the file `name`. */
  .get(
    '/file',
    read((studio, name) => studio.stateOf(name)),
  )
  /** The schema of the file `name`. */
  .get(
    '/schema',
    read((_studio, name) => schemaOf(name)),
  )
  /** What fields may refer to. */
  .get('/choices', read(choicesOf))
  /** The last changes of the file `name`, the newest first. */
  .get('/history', read(historyOf))
  /** The places that have the words `name`. */
  .get('/find', read(findWords))
  /** The problems of all files. */
  .get(
    '/problems',
    read((studio) => studio.problems()),
  )
  /** What differs from the last commit, and where handing over sends it. */
  .get('/waiting', read(waitingOf))
  /** The same with the words before and after. */
  .get('/changes', read(changesOf))
  /** What goes with the page `name` when it is removed. */
  .get('/removal', read(removalOf))
  /** Who has signed in. */
  .get(
    '/me',
    read(({ owner }) => owner ?? null),
  )
  .post('/draft', bodyOf('draft'), (c) => json(c, c.var.studio.saveDraft(c.req.valid('json'))))
  .post('/save', bodyOf('save'), async (c) => json(c, await saveFile(c.var.studio, c.req.valid('json'))))
  .post('/create-page', bodyOf('create-page'), (c) => json(c, createPage(c.var.studio, c.req.valid('json'))))
  .post('/remove-page', bodyOf('remove-page'), (c) => json(c, removePage(c.var.studio, c.req.valid('json'))))
  .post('/restore-page', bodyOf('restore-page'), (c) => json(c, restorePage(c.var.studio, c.req.valid('json'))))
  .post('/picture', bodyOf('picture'), async (c) => json(c, await savePicture(c.var.studio, c.req.valid('json'))))
  .post('/restore-picture', bodyOf('restore-picture'), (c) =>
    json(c, restorePicture(c.var.studio, c.req.valid('json'))),
  )
  .post('/hand-over', bodyOf('hand-over'), async (c) => json(c, await handOver(c.var.studio, c.req.valid('json'))))

export type Api = typeof api
type Client = ReturnType<typeof hc<Api>>
type AnswersOf<Method extends '$get' | '$post'> = {
  [Name in keyof Client as Client[Name] extends Record<Method, unknown> ? Name : never]: Client[Name] extends Record<
    Method,
    infer Ask
  >
    ? InferResponseType<Ask>
    : never
}
export type Reads = AnswersOf<'$get'>
export type Writes = AnswersOf<'$post'>

interface Served {
  /** Refuses a request, answers it, or says which studio it may use. */
  admit: Hono<StudioEnv>
  code: SiteCode
  /** Folder with the studio's own files. */
  clientFolder: string
}

/** The application that answers the requests that `admit` lets pass. */
export function studioApp({ admit, code, clientFolder }: Served): Hono<StudioEnv> {
  const noFile = () => {
    throw new Refused(404, 'The studio has no such file.')
  }
  const app = new Hono<StudioEnv>()
  app.onError((error, c) => sendError(c, error))
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value)
    await next()
  })
  app.route('/', admit)
  const [photo, other] = [limitOf(MAX_MIB.picture), limitOf(MAX_MIB.other)]
  app.use((c, next) => (c.req.path === `${API}/picture` ? photo : other)(c, next))
  app.route(API, elements)
  app.use(`${API}/*`, requirePage)
  app.route(API, api)
  app.all(`${API}/*`, () => {
    throw new Refused(404, 'The studio has no such answer.')
  })
  app.post('*', () => {
    throw new Refused(405, `Only the actions under ${API}/ accept POST.`)
  })
  app.get(`${STUDIO_PATH}/preview`, (c) => sendPreview(c, code))
  for (const path of [STUDIO_PATH, `${STUDIO_PATH}/`]) app.get(path, (c) => sendStudio(c, clientFolder))
  const ownFiles = serveStatic({ root: clientFolder, rewriteRequestPath: (path) => path.slice(STUDIO_PATH.length) })
  app.use(`${STUDIO_PATH}/*`, ownFiles)
  app.all(`${STUDIO_PATH}/*`, noFile)
  for (const root of code.folders) app.use(serveStatic({ root }))
  app.get('*', (c) => sendFromSite(c, code))
  return app
}
