// `npm run test:newcomer`: tests the tests. It copies the project and makes the changes that the README describes,
// one after the other. After each change it runs the stages of `npm test` that the change affects. All of them must
// pass.
import { findBrowser } from '../cli/browser.ts'
import { anyFreePort } from '../cli/ports.ts'
import { fail, step } from '../cli/steps.ts'
import { changes, type Change } from '../tests/newcomer/changes.ts'
import { ProjectCopy } from '../tests/newcomer/project-copy.ts'
import { close } from '../tests/test-runners.ts'

/** The browser tests that depend most on the content. The others would double the time. */
const BROWSER_TESTS = [
  'menus',
  'drawer',
  'tabs',
  'carousel',
  'hash',
  'navigation',
  'form.spec',
  'form-failures',
  'not-found',
  'privacy',
]

async function testNewcomer(): Promise<void> {
  process.env['FORMS_PORT'] = String(await anyFreePort())
  process.env['CHROMIUM_PATH'] = findBrowser()
  const copy = await step('Project copied', () => new ProjectCopy())
  const results: boolean[] = []
  try {
    for (const change of changes) results.push(await passes(change.name, () => tryChange(copy, change)))
    results.push(
      await passes('all changes together: lint, format, imports and types', () =>
        copy.run('node', ['commands/check.ts']),
      ),
      await passes('all changes together: browser tests', () =>
        copy.run('playwright', ['test', ...BROWSER_TESTS, '--project', 'chosen-pages', '--reporter=line']),
      ),
    )
  } finally {
    copy.remove()
  }
  close([{ passed: results.filter(Boolean).length, failed: results.filter((passed) => !passed).length }])
}

async function tryChange(copy: ProjectCopy, change: Change): Promise<void> {
  change.apply(copy)
  if (change.unitTests) await copy.run('vitest', ['run', '--project', 'unit'])
  await copy.run('node', ['commands/build.ts'])
  await copy.run('vitest', ['run', '--project', 'artifact', '--reporter=dot'])
}

/** Prints why a change fails, and goes on with the next one. */
async function passes(name: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await step(`A newcomer's change: ${name}`, work)
    return true
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
}

await testNewcomer().catch(fail)
