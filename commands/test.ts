// `npm test`: the tests for every change, in a few minutes.
//
//   --acceptance  builds the site and compares it with the specification: `npm run acceptance`
//   --studio      the tests of the studio: `npm test -w studio`
//   --ci          what CI runs after `npm test` and the tests of the studio
//   --all         all tests: `npm run test:all`
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import { portFromEnvironment } from '../cli/ports.ts'
import { runSteps } from '../cli/run-steps.ts'
import { ACCEPTANCE, BUILD, CI, RELEASE, STUDIO, TEST } from './suites.ts'

const option = { type: 'boolean' } as const
const { values } = parseArgs({ options: { all: option, studio: option, acceptance: option, ci: option } })
// The build writes the port of the demonstration provider into the pages. With a free port, tests can run next to
// `npm start`.
const freePort = await getPort()
process.env['FORMS_PORT'] = String(
  process.env['FORMS_PORT'] ? await portFromEnvironment('FORMS_PORT', freePort) : freePort,
)
if (values.acceptance && ACCEPTANCE.length === 0)
  console.log('This clinic has no acceptance tests: there is no content/acceptance/.')
else if (values.acceptance) await runSteps([BUILD, ...ACCEPTANCE])
else if (values.studio) await runSteps(STUDIO)
else if (values.ci) await runSteps(CI)
else await runSteps(values.all ? [...TEST, ...STUDIO, ...CI, ...RELEASE] : TEST)
