// Playwright's test for the studio: a copy of a small clinic's content with a Git repository of its own, and the
// studio that edits it.
import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { EXAMPLE_CLINIC } from '../../app/site/read/examples.server.ts'
import type { Draft, FileState } from '../protocol.ts'
import type { Reads } from '../server/answer.ts'
import { freePort } from './fixtures/free-port.ts'

export { expect }

/** Longest start of the studio. The first start after a change bundles the code of the site. */
const START_MS = 300_000

export class EditedProject {
  /** Holds `content/`, which is all that the studio changes. */
  readonly folder = mkdtempSync(join(tmpdir(), 'studio-'))
  readonly origin: string
  readonly #start: string
  readonly #server: ChildProcessByStdio<null, Readable, null>
  readonly #lines: AsyncIterator<string>
  #headers: Readonly<Record<string, string>> = {}

  constructor(port: number) {
    cpSync(EXAMPLE_CLINIC, join(this.folder, 'content'), { recursive: true })
    this.git('init', '--quiet', '--initial-branch=main')
    this.commit('The content')
    this.#start = this.git('rev-parse', 'HEAD').trim()
    this.origin = `http://127.0.0.1:${port}`
    this.#server = spawn('node', ['cli/run.js', 'edit', '--content', this.folder], {
      // Without FORMS_PORT, a form is where the content says.
      env: {
        ...process.env,
        FORMS_PORT: undefined,
        PORT: String(port),
        XDG_STATE_HOME: join(this.folder, '.git/state'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#lines = createInterface(this.#server.stdout)[Symbol.asyncIterator]()
  }

  /** The address that `npm run edit` prints next. */
  async nextAddress(): Promise<string> {
    for (;;) {
      const { value, done } = await this.#lines.next()
      if (done) throw new Error('The studio did not start.')
      const [address] = /http:\S+/.exec(value) ?? []
      if (address) return address
    }
  }

  /** Waits until the studio runs, and gets the keys as a browser does. */
  async open(): Promise<void> {
    const { headers } = await fetch(await this.nextAddress(), { redirect: 'manual' })
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const studio = await fetch(`${this.origin}/edit/`, { headers: { cookie, 'sec-fetch-dest': 'document' } })
    const page = /name="studio-page" content="(.+?)"/.exec(await studio.text())?.[1] ?? ''
    this.#headers = { cookie, 'x-studio-page': page }
  }

  /** Gives a browser the key. */
  async admit(context: BrowserContext): Promise<void> {
    const [name = '', value = ''] = this.#headers['cookie']?.split('=') ?? []
    await context.addCookies([{ name, value, url: this.origin, httpOnly: true, sameSite: 'Strict' }])
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text)
  }

  git(...args: string[]): string {
    const identity = ['-c', 'user.name=Dana Staff', '-c', 'user.email=dana@clinic.example']
    return execFileSync('git', [...identity, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
  }

  commit(message: string, date = new Date()): void {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--message', message, '--date', date.toISOString())
  }

  /** Names of the files that differ from the last commit. */
  changedFiles(): string[] {
    return this.git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3))
      .sort()
  }

  /** The lines of `file` that differ from the last commit, as `-` or `+` and the line. */
  changedLines(file: string): string[] {
    return this.git('diff', '--unified=0', '--no-color', '--', file)
      .split('\n')
      .filter((line) => /^[-+](?![-+]{2} )/.test(line))
  }

  /** What the drafts of `file` say, as JSON; empty without one. */
  draftOf(file: string): string {
    const [drafts = ''] = globSync(join(this.folder, '.git/state/clinic-studio/*/'))
    const found = globSync(join(drafts, `${encodeURIComponent(`${file}@`)}*.json`))
    return found.map((name) => JSON.stringify((JSON.parse(readFileSync(name, 'utf8')) as Draft).value)).join('\n')
  }

  /** Takes back every change, commit and branch, and forgets drafts. */
  async reset(): Promise<void> {
    const { files } = (await this.#get('files')) as Reads['files']
    for (const { name } of files.filter(({ hasDraft }) => hasDraft)) {
      const { drafts } = (await this.#get(`file?name=${name}`)) as FileState
      for (const { tab } of drafts) await this.post('draft', { name, tab })
    }
    this.git('reset', '--quiet', '--hard', this.#start)
    this.git('clean', '--quiet', '--force', '-d', 'content')
    // A change that another test has handed over would not wait any more.
    const handedOver = this.git('for-each-ref', '--format=%(refname)').split('\n').filter(Boolean)
    for (const ref of handedOver.filter((each) => each !== 'refs/heads/main')) this.git('update-ref', '-d', ref)
  }

  async #get(what: string): Promise<unknown> {
    return (await fetch(`${this.origin}/edit/api/${what}`, { headers: this.#headers })).json()
  }

  async post(what: string, body: object): Promise<Response> {
    return fetch(`${this.origin}/edit/api/${what}`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json', origin: this.origin },
      body: JSON.stringify(body),
    })
  }

  async close(): Promise<void> {
    if (this.#server.exitCode === null && this.#server.signalCode === null) {
      const ended = new Promise((resolve) => this.#server.once('exit', resolve))
      this.#server.kill('SIGTERM')
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Lines of the console that a test expects, such as an answer with status 409. */
interface Noise {
  expected: RegExp[]
}

export const test = base.extend<{ noise: Noise; studio: Page }, { project: EditedProject }>({
  project: [
    async ({}, run) => {
      const project = new EditedProject(await freePort())
      await project.open()
      await run(project)
      await project.close()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  noise: async ({}, run) => run({ expected: [] }),
  studio: async ({ page, context, project, noise }, run) => {
    const lines: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) lines.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => lines.push(error.message))
    await project.admit(context)
    // The last words of the test before may have reached the server after its end.
    await project.reset()
    await page.setViewportSize({ width: 1280, height: 720 })
    await run(page)
    // A page that is open would keep its text as a draft again.
    for (const each of context.pages()) await each.close({ runBeforeUnload: false })
    await project.reset()
    const unexpected = lines.filter((line) => !noise.expected.some((pattern) => pattern.test(line)))
    expect(unexpected, 'The console is empty').toEqual([])
  },
})
