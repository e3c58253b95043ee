// `npm run acceptance`: builds the site and checks it against the specification, page by page (tests/acceptance).
import { run, runHere } from '../cli/run.ts'
import { fail } from '../cli/steps.ts'

async function acceptance(): Promise<void> {
  await runHere('commands/build.ts')
  console.log(await run('vitest', ['run', '--project', 'acceptance']))
}

await acceptance().catch(fail)
