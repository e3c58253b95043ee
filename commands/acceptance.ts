// `npm run acceptance`: builds the site and checks it against the specification, page by page (tests/acceptance).
import { run } from '../cli/run.ts'
import { fail, step } from '../cli/steps.ts'
import { close, vitestCounts } from '../tests/test-runners.ts'

async function acceptance(): Promise<void> {
  await step('Build', () => run('node', ['commands/build.ts']))
  close([await vitestCounts('Acceptance', 'acceptance')])
}

await acceptance().catch(fail)
