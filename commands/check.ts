// `npm run check`: the checks that need no build: content, format, lint, types, imports and unused code.
import { runSteps } from '../cli/run-steps.ts'
import { CHECKS } from './suites.ts'

await runSteps(CHECKS)
