// `npm run launch-check`: what holds up a launch, as a table or as JSON; ends with code 1 until nothing does.
import { CONTENT_DIR } from '../app/content/site.server.ts'
import { launchCheck } from '../checks/launch/command.ts'
import { fail } from '../cli/steps.ts'

process.exitCode = await launchCheck(process.argv.slice(2), {
  contentDir: CONTENT_DIR,
  now: new Date(),
  print: console.log,
}).catch(fail)
