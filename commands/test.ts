// `npm test`: what must hold for any content, in about two minutes. `npm run test:all` runs everything else too;
// `-- --rest` leaves out what `npm test` has run before it.
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import { runSteps } from '../cli/run-steps.ts'
import { REST, TEST } from './suites.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean' }, rest: { type: 'boolean' } } })
// The build writes the port of the form service into the pages. A free port lets tests run beside `npm start`.
process.env['FORMS_PORT'] ??= String(await getPort())
if (values.rest) runSteps(REST)
else runSteps(values.all ? [...TEST, ...REST] : TEST)
