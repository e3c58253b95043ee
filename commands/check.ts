// `npm run check`: the checks that need no build.
import { fail } from '../cli/steps.ts'
import { staticChecks } from '../checks/static-checks.ts'

const { failed } = await staticChecks().catch(fail)
process.exitCode = failed > 0 ? 1 : 0
