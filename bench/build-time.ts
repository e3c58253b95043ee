// How long a build takes and how much memory it needs, as the site grows.
import { spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { CommandError } from '../cli/steps.ts'
import { generateSite } from './generated-site.ts'
import type { Options } from './options.ts'
import { rounded, type PartResult } from './results.ts'

const MOST_MB = 1_536
const LOOK_MS = 250

interface Built {
  size: number
  seconds: number
  /** Time of all processors together, which other work on the machine does not stretch. */
  work: number
  /** All processes of the build together, at its highest. */
  megabytes: number
}

/** Builds a site of each of `options.sizes` once. */
export async function measureBuilds(
  { sizes }: Options,
  say: (progress: string) => void,
): Promise<Omit<PartResult, 'measured'>> {
  const builds: Built[] = []
  for (const size of sizes) {
    say(`${size} pages`)
    const folder = generateSite(size)
    builds.push({ size, ...(await build(folder)) })
    rmSync(folder, { recursive: true, force: true })
  }
  const [first] = builds
  const perPage = ({ work, size }: Built) => rounded((work * 1000) / size, 0)
  const misses = builds.flatMap((each) => [
    ...(first && perPage(each) > perPage(first)
      ? [`${each.size} pages: ${perPage(each)} ms of work a page, more than the ${perPage(first)} at ${first.size}.`]
      : []),
    ...(each.megabytes > MOST_MB ? [`${each.size} pages: ${each.megabytes} MB, more than ${MOST_MB}.`] : []),
  ])
  return {
    tables: [
      {
        title: 'Builds, with a share image cut for each new page; the highest memory of all processes together',
        columns: ['pages', 'seconds', 'seconds of work', 'ms of work a page', 'MB'],
        rows: builds.map((each) => [
          `${each.size} pages`,
          rounded(each.seconds, 1),
          rounded(each.work, 1),
          perPage(each),
          each.megabytes,
        ]),
        chart: {
          column: 'ms of work a page',
          ...(first && { target: { value: perPage(first), text: `as at ${first.size}` } }),
        },
      },
    ],
    misses,
  }
}

async function build(folder: string): Promise<Omit<Built, 'size'>> {
  const began = performance.now()
  // The shell counts what its children have worked.
  const child = spawn('sh', ['-c', `"${process.execPath}" commands/build.ts && times`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (output += part))
  let megabytes = 0
  const look = setInterval(() => (megabytes = Math.max(megabytes, memoryUnder(child.pid ?? 0))), LOOK_MS)
  const code = await new Promise<number | null>((done) => child.on('close', done))
  clearInterval(look)
  if (code !== 0) throw new CommandError(`The build in ${folder} ended with code ${code}:\n${output.slice(-2_000)}`)
  return { seconds: (performance.now() - began) / 1000, work: workIn(output), megabytes }
}

/** Seconds in the last line that `times` prints: `1m2.5s 0m0.5s`. */
export function workIn(output: string): number {
  const [last = ''] = output.trim().split('\n').slice(-1)
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

/** Memory of the process `root` and of all that it has started, in MB. Linux tells; elsewhere it is 0. */
function memoryUnder(root: number): number {
  const parents = new Map(
    globSync('/proc/[0-9]*/stat').flatMap((file) => {
      const [, pid, parent] = /^(\d+) \(.*\) \S (\d+)/s.exec(read(file)) ?? []
      return pid && parent ? [[Number(pid), Number(parent)] as const] : []
    }),
  )
  const isUnder = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && pid > 1 && isUnder(parents.get(pid)))
  const kilobytes = [...parents.keys()]
    .filter(isUnder)
    .map((pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0))
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024)
}

/** A process may end while one looks at it. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
