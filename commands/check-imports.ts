// Checks which module imports which (checks/imports/rules.ts). A step of `npm run check`.
import { importProblems } from '../checks/imports/import-problems.ts'
import { CommandError } from '../cli/command-error.ts'

const problems = await importProblems('.')
if (problems) throw new CommandError(problems)
console.log('Imports follow the rules.')
