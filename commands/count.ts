// `npm run count`: words and phone screens of every page of the built site, longest first, with the medians.
import { chromium } from '@playwright/test'
import { HOSTING_FILE, SITE_DIR } from '../build/output/folders.ts'
import { findBrowser } from '../cli/browser.ts'
import { run } from '../cli/run.ts'
import { fail, step } from '../cli/steps.ts'
import { startSiteServer } from '../hosting/server/server.ts'
import type { PageLength } from '../tests/length/measure.ts'

async function count(): Promise<void> {
  await step('Build', () => run('node', ['commands/build.ts']))
  // These modules read the built site when they load.
  const { built } = await import('../tests/artifact/built.ts')
  const { measurePage, PHONE_SCREEN } = await import('../tests/length/measure.ts')
  const server = await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port: 0 })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: PHONE_SCREEN, baseURL: server.origin })
    const lengths: PageLength[] = []
    for (const each of built) lengths.push(await measurePage(page, each))
    print(lengths)
  } finally {
    await browser.close()
    await server.close()
  }
}

function print(lengths: readonly PageLength[]): void {
  const sorted = lengths.toSorted((one, other) => other.screens - one.screens)
  console.log('screens  words  costs on screen  page')
  for (const { path, words, screens, costScreen = '' } of sorted) {
    console.log(`${column(screens.toFixed(1), 7)}  ${column(words, 5)}  ${column(costScreen, 15)}  ${path}`)
  }
  console.log(`\n${lengths.length} pages, ${lengths.reduce((sum, each) => sum + each.words, 0)} words`)
  for (const [kind, group] of Map.groupBy(sorted, (each) => each.kind)) {
    const middle = group[Math.floor(group.length / 2)]
    console.log(`${kind}: ${group.length}, median ${middle?.screens.toFixed(1)} screens`)
  }
}

function column(value: string | number, width: number): string {
  return String(value).padStart(width)
}

await count().catch(fail)
