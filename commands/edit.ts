// `npm run edit`: the content studio, on this machine only (docs/editing.md). PORT in the environment sets its port,
// which is 3000.
//
//   --content FOLDER  edits the content of another checkout
//   --server          serves people who sign in (hosting/studio/README.md)
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from '../cli/command-error.ts'
import { portFromEnvironment } from '../cli/ports.ts'
import { draftsFolder } from '../studio/server/drafts.ts'
import { takeSettings } from '../studio/server/hosted/settings.ts'
import { startHostedStudio, startStudio } from '../studio/start.ts'

const { values } = parseArgs({
  options: { content: { type: 'string', default: '.' }, server: { type: 'boolean', default: false } },
})
if (!existsSync(values.content))
  throw new CommandError(
    `There is no folder ${values.content}. Name the folder of a checkout, or leave out --content.`,
  )
const port = await portFromEnvironment('PORT', 3000)
const close = await (values.server ? serve() : open(resolve(values.content)))
const stop = () => void close().then(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

function open(root: string) {
  let intro = 'Stop with Ctrl+C.\n\nThe studio:  '
  const onAddress = (address: string) => {
    console.log(intro + address)
    intro = 'For another browser:  '
  }
  return startStudio({ root, draftsFolder: draftsFolder(root), port, onAddress })
}

async function serve() {
  const settings = takeSettings(process.env)
  const stopServing = await startHostedStudio(settings, port)
  console.log(`The studio answers at ${settings.STUDIO_ORIGIN}`)
  return stopServing
}
