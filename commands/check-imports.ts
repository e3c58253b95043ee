// `npm run check:imports`: checks which folders import which (checks/imports/rules.ts), and finds modules, exports
// and packages that nothing uses (knip.jsonc).
import { importProblems } from '../checks/imports/check.ts'
import { run } from '../cli/run.ts'
import { CommandError, fail } from '../cli/steps.ts'

async function checkImports(): Promise<void> {
  const problems = await importProblems('.')
  if (problems) throw new CommandError(problems)
  await run('knip', ['--no-progress'])
  console.log('Imports follow the rules, and every module, export and package is used.')
}

await checkImports().catch(fail)
