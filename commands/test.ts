// `npm test`: static checks, unit tests, the build, tests of the built site and of the local server, and browser
// tests on pages of every kind. It checks what must hold for any content. The last line counts all tests.
import { buildSite } from '../build/build-site.ts'
import type { Counts } from '../checks/static-checks.ts'
import { staticChecks } from '../checks/static-checks.ts'
import { findHeadlessShell } from '../cli/browser.ts'
import { anyFreePort } from '../cli/ports.ts'
import { fail, step } from '../cli/steps.ts'
import { close, keepCounts, playwrightCounts, vitestCounts } from '../tests/test-runners.ts'

async function test(): Promise<void> {
  // The pages name the port of the form service. A free port lets the tests run beside `npm start`.
  process.env['FORMS_PORT'] ??= String(await anyFreePort())
  const counts = [await staticChecks(), await vitestCounts('Unit tests', 'unit')]
  const build = await buildCounts()
  counts.push(build)
  if (build.passed) {
    counts.push(await vitestCounts('Tests of the built site', 'artifact'))
    counts.push(await vitestCounts('Local server', 'hosts', ['local-server']))
    await step('Chromium found', () => findHeadlessShell())
    counts.push(await playwrightCounts('Browser tests', 'chosen-pages'))
  }
  keepCounts('npm-test', close(counts))
}

/** The build counts as one test. */
async function buildCounts(): Promise<Counts> {
  try {
    await step('Build', () => buildSite())
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error((error as Error).message)
    return { passed: 0, failed: 1 }
  }
}

await test().catch(fail)
