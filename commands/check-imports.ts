// Checks which module imports which (checks/imports/rules.ts). A step of `npm run check`.
import { importProblems } from '../checks/imports/import-problems.ts'
import { CommandError, fail } from '../cli/steps.ts'

async function checkImports(): Promise<void> {
  const problems = await importProblems('.')
  if (problems) throw new CommandError(problems)
  console.log('Imports follow the rules.')
}

await checkImports().catch(fail)
