// `npm test`: static checks, unit tests, the build, checks of what was built, browser tests. The last line counts them all.
import { rmSync } from 'node:fs'
import { buildSite } from '../build/build-site.ts'
import { findBrowser } from '../cli/browser.ts'
import { anyFreePort } from '../cli/ports.ts'
import { playwrightCounts, vitestCounts } from '../tests/test-runners.ts'
import { staticChecks, type Counts } from '../checks/static-checks.ts'
import { fail, step } from '../cli/steps.ts'

async function test(): Promise<void> {
  // The pages name the port of the form service; a free one lets the tests run beside `npm start` and beside each other.
  process.env['FORMS_PORT'] ??= String(await anyFreePort())
  const counts: Counts[] = [await staticChecks(), await vitestCounts('Unit tests', 'unit')]
  const built = await step('Build', () => buildSite()).then(
    () => true,
    (error: unknown) => {
      console.error((error as Error).message)
      return false
    },
  )
  counts.push({ passed: Number(built), failed: Number(!built) })
  if (built) {
    counts.push(await vitestCounts('Checks of the built site', 'artifact'))
    counts.push(await vitestCounts('Hosts', 'hosts'))
    const browser = await step('Chromium found', () => findBrowser())
    counts.push(await playwrightCounts('Browser tests', { CHROMIUM_PATH: browser }))
  }
  const sum = (field: keyof Counts) => counts.reduce((total, each) => total + each[field], 0)
  rmSync('.build/results', { recursive: true, force: true })
  process.exitCode = sum('failed') > 0 ? 1 : 0
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

await test().catch(fail)
