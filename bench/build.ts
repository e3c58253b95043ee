// How long builds take: clean, after one changed sentence, and with many pages.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, howItEnded } from '../cli/command-error.ts'
import type { Options, Report } from './part.ts'
import { generateSite, removeOutput } from './generated-site.ts'
import { median } from './median.ts'
import { peakMemoryIn, PRINT_PEAK_MEMORY } from './peak-memory.ts'

const MAX_SECONDS = { clean: 8, 'after one sentence': 2.5 }
type Build = keyof typeof MAX_SECONDS
/** Limits for sites with at least MANY_PAGES pages: CPU time for each page, and memory of the build. */
const MAX_CPU_MS_PER_PAGE = 55
const MAX_MEMORY_MB = 1_000
const MANY_PAGES = 5_400

interface Figures {
  seconds: number
  /** CPU time of all processes, in seconds. */
  cpu: number
  /** The most memory that the build's own process had at once. */
  megabytes: number
}

/** Builds a site of each of `sizes`. Pictures are made first and not measured, because they stay cached. */
export async function measureBuilds(
  { sizes, repeats }: Options,
  showProgress: (text: string) => void,
): Promise<Report> {
  const rows: Report['rows'][number][] = []
  const misses: string[] = []
  for (const pages of sizes) {
    const folder = generateSite(pages)
    showProgress(`${pages} pages: pictures`)
    runBuild(folder)
    const rounds = pages < MANY_PAGES ? repeats : 1
    const builds: Record<Build, Figures[]> = { clean: [], 'after one sentence': [] }
    for (let round = 0; round < rounds; round++) {
      showProgress(`${pages} pages: round ${round + 1} of ${rounds}`)
      removeOutput(folder)
      builds.clean.push(runBuild(folder))
      changeSentence(folder, round)
      builds['after one sentence'].push(runBuild(folder))
    }
    for (const build of Object.keys(builds) as Build[]) {
      const middle = (figure: keyof Figures) =>
        median(
          builds[build].map((each) => each[figure]),
          1,
        )
      const seconds = middle('seconds')
      const megabytes = Math.round(middle('megabytes'))
      const cpuMsPerPage = Math.round((middle('cpu') * 1000) / pages)
      rows.push({ pages, build, seconds, 'CPU ms per page': cpuMsPerPage, MB: megabytes })
      if (pages < MANY_PAGES && seconds > MAX_SECONDS[build]) misses.push(`${pages} pages ${build}: ${seconds} s.`)
      if (pages < MANY_PAGES || build !== 'clean') continue
      if (cpuMsPerPage > MAX_CPU_MS_PER_PAGE) misses.push(`${pages} pages: ${cpuMsPerPage} ms of CPU time per page.`)
      if (megabytes > MAX_MEMORY_MB) misses.push(`${pages} pages: ${megabytes} MB of memory.`)
    }
  }
  return { rows, misses }
}

/** Builds the project in `folder`. Throws CommandError with the output when that fails. */
function runBuild(folder: string): Figures {
  const began = performance.now()
  // The shell's `times` prints the CPU time of its child processes in its last line: 1m2.5s 0m0.5s
  const command = `"${process.execPath}" --import "${PRINT_PEAK_MEMORY}" commands/build.ts && times`
  const ended = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
  const seconds = (performance.now() - began) / 1000
  if (ended.status !== 0) throw new CommandError(`The build in ${folder} ${howItEnded(ended)}`)
  const { stdout } = ended
  const times =
    stdout
      .trim()
      .split('\n')
      .at(-1)
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? []
  const cpu = [...times].reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0)
  return { seconds, cpu, megabytes: peakMemoryIn(stdout) }
}

/** Words that can follow "and" in a text. The copy checks allow all of them. */
const WORDS = ['also', 'often', 'now', 'then', 'still', 'again', 'soon', 'here', 'even', 'so']

/** Adds a word, different in each round, to an answer in the content. Throws CommandError when there is none. */
function changeSentence(folder: string, round: number): void {
  for (const file of globSync('content/pages/**/*.yaml', { cwd: folder }).sort()) {
    const yaml = readFileSync(join(folder, file), 'utf8')
    const changed = yaml.replace(/^( +answer: (?!["'>|])[^{*\n]*? and )/m, `$1${WORDS[round % WORDS.length]} `)
    if (changed !== yaml) return writeFileSync(join(folder, file), changed)
  }
  throw new CommandError('No page in content/ has a plain answer with the word "and". Change bench/build.ts.')
}
