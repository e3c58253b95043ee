// How long builds take: from nothing, after one changed sentence, with many pages, and in `npm run dev`.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { generateSite } from '../generated-site.ts'
import type { Options } from '../options.ts'
import { changeSentence, findSentence } from '../sentence.ts'
import { median, rounded, type Report, type Table } from '../table.ts'
import { runBuild, startDevServer } from '../timed-commands.ts'

const MOST_SECONDS = {
  'from nothing, pictures kept': 12,
  'after one changed sentence': 4,
  'npm run dev, after one changed sentence': 1,
}
type Timed = keyof typeof MOST_SECONDS
/** Most processor time for each page. The limit applies to sites with at least MANY_PAGES pages. */
const MOST_MS_A_PAGE = 60
const MANY_PAGES = 5_400

type ShowProgress = (progress: string) => void

/** Times builds of the smallest of `sizes` in detail, and one build of each size. */
export async function measureBuilds({ sizes, repeats }: Options, showProgress: ShowProgress): Promise<Report> {
  const [smallest = 0, ...larger] = sizes.toSorted((a, b) => a - b)
  const { seconds, work } = await measureSmallest(smallest, repeats, showProgress)
  const workBySize = [[smallest, work] as const]
  for (const size of larger) {
    const folder = generateSite(size)
    showProgress(`${size} pages, pictures`)
    await runBuild(folder)
    showProgress(`${size} pages`)
    removeOutput(folder)
    workBySize.push([size, (await runBuild(folder)).work])
  }
  const names = Object.keys(MOST_SECONDS) as Timed[]
  const perPage = workBySize.map(
    ([size, seconds]) => [size, rounded(seconds, 1), rounded((seconds * 1000) / size, 0)] as const,
  )
  const tables: Table[] = [
    {
      title: `Seconds with ${smallest} pages, median of ${repeats}`,
      columns: ['', 'seconds', 'limit'],
      rows: names.map((name) => [name, seconds[name], MOST_SECONDS[name]]),
    },
    {
      title: `Processor time of a build from nothing, pictures kept (limit ${MOST_MS_A_PAGE} ms from ${MANY_PAGES})`,
      columns: ['pages', 'seconds of work', 'ms a page'],
      rows: perPage,
    },
  ]
  const misses = [
    ...names.filter((name) => seconds[name] > MOST_SECONDS[name]).map((name) => `${name}: ${seconds[name]} s.`),
    ...perPage
      .filter(([size, , ms]) => size >= MANY_PAGES && ms > MOST_MS_A_PAGE)
      .map(([size, , ms]) => `${size} pages: ${ms} ms of work a page.`),
  ]
  return { tables, misses }
}

async function measureSmallest(
  size: number,
  repeats: number,
  showProgress: ShowProgress,
): Promise<{ seconds: Record<Timed, number>; work: number }> {
  const folder = generateSite(size)
  showProgress(`${size} pages, pictures`)
  await runBuild(folder)
  const fromNothing = []
  for (let round = 0; round < repeats; round++) {
    showProgress(`${size} pages, round ${round + 1} of ${repeats}`)
    removeOutput(folder)
    fromNothing.push(await runBuild(folder))
  }
  const sentence = findSentence(folder)
  const afterSentence = []
  for (let round = 0; round < repeats; round++) {
    showProgress(`one sentence, round ${round + 1} of ${repeats}`)
    changeSentence(sentence, round)
    afterSentence.push(await runBuild(folder))
  }
  const dev = await startDevServer(folder, sentence.path)
  const shown = []
  try {
    for (let round = 0; round < repeats; round++) {
      showProgress(`npm run dev, round ${round + 1} of ${repeats}`)
      const words = changeSentence(sentence, repeats + round)
      shown.push(await dev.secondsUntil(words))
    }
  } finally {
    await dev.stop()
  }
  return {
    seconds: {
      'from nothing, pictures kept': median(
        fromNothing.map(({ seconds }) => seconds),
        1,
      ),
      'after one changed sentence': median(
        afterSentence.map(({ seconds }) => seconds),
        1,
      ),
      'npm run dev, after one changed sentence': median(shown, 2),
    },
    work: median(
      fromNothing.map(({ work }) => work),
      1,
    ),
  }
}

/** Removes everything that a build made, except pictures. */
function removeOutput(folder: string): void {
  for (const output of ['.build', '.cache', 'dist']) rmSync(join(folder, output), { recursive: true, force: true })
}
