// Ten people type in the studio on a server, each in a page of the site: its memory, and the times from a key to the
// page beside the form, and from the last key to the problems of the site.
import { setTimeout as pause } from 'node:timers/promises'
import { CommandError } from '../cli/command-error.ts'
import type { FileState } from '../studio/protocol.ts'
import { CHECK_AFTER_MS, KEEP_AFTER_MS } from '../studio/client/editor/editor.ts'
import { setField } from '../studio/values/changes.ts'
import { person, prepareSurroundings, spawnStudio } from '../studio/tests/fixtures/hosted-studio.ts'
import type { Visitor } from '../studio/tests/fixtures/visitor.ts'
import type { Reads } from '../studio/server/answer.ts'
import type { Options, Report } from './part.ts'
import { peakMemoryIn, PRINT_PEAK_MEMORY } from './peak-memory.ts'

const PEOPLE = Array.from('ABCDEFGHIJ', (letter) => `Person${letter}`)
/** Keys that are typed without a pause in which the site is checked. */
const KEYS = 10
/** Pauses: between the page with a key and the next key, after KEYS, and between two looks at the disk. */
const [BETWEEN_KEYS_MS, THINKING_MS, FOLLOWING_MS] = [200, 1000, 2000]
const MAX = { megabytes: 800, ms: 500 }

/** Types for `seconds`. */
export async function measureStudio({ seconds }: Options): Promise<Report> {
  const around = await prepareSurroundings('content')
  around.setPeople(PEOPLE.map((name) => person(name)))
  const { port } = new URL(around.settings.STUDIO_ORIGIN)
  const env = {
    ...process.env,
    ...around.settings,
    PORT: port,
    NODE_OPTIONS: `--import "${PRINT_PEAK_MEMORY}"`,
  }
  const { stop } = await spawnStudio(['cli/run.js', 'edit', '--server'], { env })
  let printed = ''
  const all: Times = { keys: [], checks: [] }
  try {
    const visitors = await Promise.all(PEOPLE.map((name) => around.as(name)))
    // The studio does so when it opens. The first check of a desk reads every text.
    await Promise.all(visitors.map((visitor) => visitor.get('problems')))
    const end = performance.now() + seconds * 1000
    await Promise.all(visitors.flatMap((visitor, who) => [type(visitor, who, end, all), follow(visitor, end)]))
  } finally {
    printed = await stop()
  }
  const megabytes = Math.round(peakMemoryIn(printed))
  await around.remove()
  const late = percentile(all.keys, 95)
  const row = {
    people: PEOPLE.length,
    keys: all.keys.length,
    'page, median ms': percentile(all.keys, 50),
    'page, 95th percentile ms': late,
    'problems, median ms': percentile(all.checks, 50),
    'problems, 95th percentile ms': percentile(all.checks, 95),
    MB: megabytes,
  }
  return {
    rows: [row],
    misses: [
      ...(late <= MAX.ms ? [] : [`A key is on the page after ${late} ms.`]),
      ...(megabytes <= MAX.megabytes ? [] : [`The studio takes ${megabytes} MB.`]),
    ],
  }
}

/** In ms: from each key to the page with it, and from each last key to the problems of the site. */
interface Times {
  keys: number[]
  checks: number[]
}

function percentile(times: readonly number[], part: number): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length * part) / 100)] ?? NaN)
}

/** Types, with the requests that the studio's page sends. */
async function type(visitor: Visitor, who: number, end: number, times: Times): Promise<void> {
  const { files } = await visitor.get<Reads['files']>('files')
  const { name = '', path = '' } = files.filter((file) => file.path !== undefined)[who] ?? {}
  const { value } = await visitor.get<FileState>(`file?name=${name}`)
  for (let key = 1, begun = 0; performance.now() < end; key += 1) {
    await pause(BETWEEN_KEYS_MS)
    const words = `Word ${key}`
    begun = performance.now()
    await pause(KEEP_AFTER_MS)
    await visitor.post('draft', {
      name,
      value: setField(value, 'sections/0/title', words),
      base: value,
      tab: 'bench',
    })
    const page = await visitor.ask(`/edit/preview?path=${path}`)
    if (!(await page.text()).includes(words)) throw new CommandError(`The page ${path} does not show the key.`)
    times.keys.push(performance.now() - begun)
    if (key % KEYS > 0) continue
    await pause(CHECK_AFTER_MS - KEEP_AFTER_MS)
    await visitor.get('problems')
    times.checks.push(performance.now() - begun)
    await pause(THINKING_MS)
  }
}

/** Asks what has changed on disk, as an open tab does. */
async function follow(visitor: Visitor, end: number): Promise<void> {
  while (performance.now() < end) {
    await visitor.get('version')
    await pause(FOLLOWING_MS)
  }
}
