// `npm run check`: the checks that need no build.
import { runSteps } from '../cli/run-steps.ts'
import { CHECKS } from './suites.ts'

await runSteps(CHECKS)
