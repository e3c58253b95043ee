// `npm test`: the tests for every change, in about two minutes. `npm run test:all` runs all tests; with `-- --rest`,
// only those that `npm test` does not run.
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import { runSteps } from '../cli/run-steps.ts'
import { REST, TEST } from './suites.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean' }, rest: { type: 'boolean' } } })
// The build writes the port of the form service into the pages. With a free port, tests can run next to `npm start`.
process.env['FORMS_PORT'] ??= String(await getPort())
if (values.rest) runSteps(REST)
else runSteps(values.all ? [...TEST, ...REST] : TEST)
