// Ten people type in the studio on a server, each in a page of the site: its memory, and the time from a key to the
// page beside the form.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { CommandError } from '../cli/steps.ts'
import type { FileState } from '../studio/protocol.ts'
import { CHECK_AFTER } from '../studio/client/editor/editor.ts'
import { setField } from '../studio/values/changes.ts'
import { person, prepareSurroundings, type Visitor } from '../tests/fixtures/hosted-studio.ts'
import type { Reads } from '../studio/server/answer.ts'
import type { Options, Report } from './part.ts'

const PEOPLE = Array.from('ABCDEFGHIJ', (letter) => `Person${letter}`)
/** Pause between the answer to a key and the next key, in ms. */
const BETWEEN_KEYS = 200
const MAX = { megabytes: 800, ms: 500 }
const PRINT_MEMORY = "process.on('exit', () => console.log('Peak memory', process.resourceUsage().maxRSS))"

/** Types for `seconds`. */
export async function measureStudio({ seconds }: Options): Promise<Report> {
  const around = await prepareSurroundings('content')
  around.setPeople(PEOPLE.map((name) => person(name)))
  const { port } = new URL(around.settings.STUDIO_ORIGIN)
  const env = {
    ...process.env,
    ...around.settings,
    PORT: port,
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(PRINT_MEMORY)}"`,
  }
  const server = spawn('node', ['cli/run.js', 'edit', '--server'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(server.stdout, 'data')
  const printed = text(server.stdout)
  const times: number[] = []
  try {
    const visitors = await Promise.all(PEOPLE.map((name) => around.as(name)))
    // The studio does so when it opens. The first check of a desk reads every text.
    await Promise.all(visitors.map((visitor) => visitor.get('problems')))
    const end = performance.now() + seconds * 1000
    times.push(...(await Promise.all(visitors.map((visitor, who) => type(visitor, who, end)))).flat())
  } finally {
    server.kill()
  }
  const megabytes = Math.round(Number(/^Peak memory (\d+)$/m.exec(await printed)?.[1]) / 1024)
  await around.remove()
  const sorted = times.toSorted((a, b) => a - b).map(Math.round)
  const [middle = NaN, late = NaN] = [0.5, 0.95].map((part) => sorted[Math.floor(sorted.length * part)])
  return {
    rows: [
      { people: PEOPLE.length, keys: times.length, 'median ms': middle, '95th percentile ms': late, MB: megabytes },
    ],
    misses: [
      ...(late <= MAX.ms ? [] : [`A key is on the page after ${late} ms.`]),
      ...(megabytes <= MAX.megabytes ? [] : [`The studio takes ${megabytes} MB.`]),
    ],
  }
}

/** The times from each key to the page with it, in ms, with the requests that the studio's page sends. */
async function type(visitor: Visitor, who: number, end: number): Promise<number[]> {
  const { files } = await visitor.get<Reads['files']>('files')
  const { name = '', path = '' } = files.filter((file) => file.path !== undefined)[who] ?? {}
  const { value } = await visitor.get<FileState>(`file?name=${name}`)
  const times: number[] = []
  const checks: Promise<unknown>[] = []
  while (performance.now() < end) {
    await pause(BETWEEN_KEYS)
    const words = `Word ${times.length}`
    const begun = performance.now()
    await pause(CHECK_AFTER)
    await visitor.post('draft', {
      name,
      value: setField(value, 'sections/0/title', words),
      base: value,
      tab: 'bench',
    })
    checks.push(visitor.get('problems'))
    const page = await visitor.ask(`/edit/preview?path=${path}`)
    if (!(await page.text()).includes(words)) throw new CommandError(`The page ${path} does not show the key.`)
    times.push(performance.now() - begun)
  }
  await Promise.all(checks)
  return times
}
