// `npm run launch-check`: lists what blocks a launch, as a table or as JSON. Exits with code 1 while something does.
import { CONTENT_DIR } from '../app/content/read/site.server.ts'
import { launchCheck } from '../checks/launch/command.ts'
import { fail } from '../cli/steps.ts'

process.exitCode = await launchCheck(process.argv.slice(2), {
  contentDir: CONTENT_DIR,
  now: new Date(),
  print: console.log,
}).catch(fail)
