// `npm run check:imports`: which module may import which (checks/imports/rules.ts), cycles, and modules that nothing uses.
import { importProblems } from '../checks/imports/check.ts'

const problems = importProblems('.')
if (problems.length > 0)
  console.error(`${problems.length} import problem${problems.length === 1 ? '' : 's'}.\n\n${problems.join('\n\n')}\n`)
else console.log('Imports run one way.')
process.exitCode = problems.length > 0 ? 1 : 0
