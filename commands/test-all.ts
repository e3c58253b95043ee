// `npm run test:all`: `npm test`, the acceptance suite, every page at every width, every state, hostile providers,
// hosts, Firefox and WebKit, repeated builds, and the test of the tests. `npm run test:studio` is apart, because CI
// must end within 20 minutes. `-- --rest` leaves out `npm test` and adds the counts of its last run.
import { parseArgs } from 'node:util'
import { anyFreePort } from '../cli/ports.ts'
import { fail } from '../cli/steps.ts'
import { close, commandCounts, keptCounts, playwrightCounts, vitestCounts } from '../tests/test-runners.ts'

async function testAll(): Promise<void> {
  const { values } = parseArgs({ options: { rest: { type: 'boolean' } } })
  // One port for all, because the build writes it into the pages.
  process.env['FORMS_PORT'] ??= String(await anyFreePort())
  close([
    values.rest ? keptCounts('npm-test') : await commandCounts('test'),
    await vitestCounts('Acceptance', 'acceptance'),
    await playwrightCounts('Every page, state and hostile provider', 'thorough'),
    // `npm test` has tested the local server.
    await commandCounts('test-hosts', '--rest'),
    await commandCounts('test-browsers'),
    await commandCounts('test-build'),
    await commandCounts('test-newcomer'),
  ])
}

await testAll().catch(fail)
