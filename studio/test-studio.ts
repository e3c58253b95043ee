// For tests: a studio over the small site of tests/fixtures in a temporary repository, on a free port.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileNames, hashOf } from './server/files.ts'
import { studioHandler } from './server/handler.ts'
import { mediaFallback } from './server/media-fallback.ts'
import type { RenderPage } from './server/preview.ts'
import { openStudio, type Studio } from './server/studio.ts'

const SMALL_SITE = 'tests/fixtures/site'
/** The small site has no problem with these rules. */
const COPY_RULES = `refused: []
allowed:
  - phrases: ["404", 1 result, 2–3]
    reason: The site is only a test.
spelling: []
`

export interface Answer {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
  json: <T>() => T
}

export interface TestStudio {
  studio: Studio
  root: string
  draftsFolder: string
  port: number
  /** Sends a request as it is. */
  raw: (
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<Answer>
  get: (path: string) => Promise<Answer>
  /** Sends a request as the studio's own page does. */
  post: (path: string, body: unknown) => Promise<Answer>
  read: (name: string) => string
  write: (name: string, text: string) => void
  /** The text of a file and its hash, as a browser tab sends them back. */
  opened: (name: string) => { name: string; text: string; base: string; tab: string }
  git: (...args: string[]) => string
  /** Reverts every change, commit, branch and draft. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

export async function startTestStudio(): Promise<TestStudio> {
  const root = mkdtempSync(join(tmpdir(), 'studio-root-'))
  const draftsFolder = mkdtempSync(join(tmpdir(), 'studio-drafts-'))
  cpSync(SMALL_SITE, join(root, 'content'), { recursive: true })
  writeFileSync(join(root, 'content/copy-rules.yaml'), COPY_RULES)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Test Person')
  git('config', 'user.email', 'test@localhost')
  git('add', '--all')
  git('commit', '--quiet', '--message=Start')
  git('tag', 'start')
  const studio = await openStudio({ root, draftsFolder })
  const render: RenderPage = async (site, path) => {
    const page = site.pages.get(path)
    return { html: page?.seo.description ?? '', status: page ? 200 : 404 }
  }
  const handle = studioHandler(studio, render, new Map())
  const media = mediaFallback(studio)
  const server = createServer((request, response) => {
    const [, folder = '', rest] = /^\/(edit|media)(.*)$/.exec(request.url ?? '') ?? []
    request.url = rest ?? request.url
    if (folder === 'media') media(request, response, () => response.writeHead(404).end())
    else void handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const raw: TestStudio['raw'] = async (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          const json = <T>() => JSON.parse(text) as T
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}`, 'content-type': 'application/json' }

  return {
    studio,
    root,
    draftsFolder,
    port,
    raw,
    git,
    get: (path) => raw(path),
    post: (path, body) => raw(`/edit/api/${path}`, { method: 'POST', headers: own, body: JSON.stringify(body) }),
    read: (name) => readFileSync(join(root, name), 'utf8'),
    write: (name, text) => writeFileSync(join(root, name), text),
    opened: (name) => {
      const text = readFileSync(join(root, name), 'utf8')
      return { name, text, base: hashOf(text), tab: 'mine' }
    },
    reset: async () => {
      const before = fileNames(root)
      git('reset', '--quiet', '--hard', 'start')
      git('clean', '--quiet', '--force', '-d')
      const branches = git('branch', '--format=%(refname:short)', '--list', 'content/*').split('\n').filter(Boolean)
      if (branches.length > 0) git('branch', '--quiet', '-D', ...branches)
      for (const name of new Set([...before, ...fileNames(root)])) await studio.discard(name)
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      studio.close()
      for (const folder of [root, draftsFolder]) rmSync(folder, { recursive: true })
    },
  }
}
