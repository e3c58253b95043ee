// `npm run test:newcomer`: tests the tests. It copies the project and makes the changes that the README describes, in
// rounds. After each round it builds the site and tests it, and at the end it runs the other stages of `npm test`.
import { anyFreePort } from '../cli/ports.ts'
import { fail, step } from '../cli/steps.ts'
import { rounds, type Change } from '../tests/newcomer/changes.ts'
import { ProjectCopy } from '../tests/newcomer/project-copy.ts'
import { close } from '../tests/test-runners.ts'

/** The browser tests that see the changed words, header, pages and forms. */
const BROWSER_TESTS = [
  'menus',
  'drawer',
  'navigation',
  'form.spec',
  'form-failures',
  'not-found',
  'browser/pages.spec',
  'policy',
]

async function testNewcomer(): Promise<void> {
  process.env['FORMS_PORT'] = String(await anyFreePort())
  const copy = await step('Project copied', () => new ProjectCopy())
  const results: boolean[] = []
  try {
    for (const changes of rounds) {
      const names = changes.map(({ name }) => name).join('; ')
      results.push(await passes(`A newcomer's changes: ${names}`, () => tryRound(copy, changes)))
    }
    results.push(
      await passes('All changes together: lint, format, imports and types', () =>
        copy.run('node', ['commands/check.ts']),
      ),
      await passes('All changes together: unit tests', () =>
        copy.run('vitest', ['run', '--project', 'unit', '--reporter=dot']),
      ),
      await passes('All changes together: browser tests', () =>
        copy.run('playwright', ['test', ...BROWSER_TESTS, '--project', 'chosen-pages', '--reporter=line']),
      ),
    )
  } finally {
    copy.remove()
  }
  close([{ passed: results.filter(Boolean).length, failed: results.filter((passed) => !passed).length }])
}

async function tryRound(copy: ProjectCopy, changes: readonly Change[]): Promise<void> {
  for (const change of changes) change.apply(copy)
  await copy.run('node', ['commands/build.ts'])
  await copy.run('vitest', ['run', '--project', 'artifact', '--reporter=dot'])
}

/** Prints why a step fails, and goes on with the next one. */
async function passes(name: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await step(name, work)
    return true
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
}

await testNewcomer().catch(fail)
