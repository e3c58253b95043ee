// `npm run edit`: the content studio, on this machine only (docs/editing.md). With `-- --server`, for people who sign
// in (hosting/studio/README.md).
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { portFromEnvironment } from '../cli/ports.ts'
import { fail } from '../cli/steps.ts'
import { draftsFolder } from '../studio/server/drafts.ts'
import { takeSettings } from '../studio/server/hosted/settings.ts'
import { startHostedStudio, startStudio } from '../studio/start.ts'

async function edit(): Promise<void> {
  const { values } = parseArgs({
    options: { content: { type: 'string', default: '.' }, server: { type: 'boolean', default: false } },
  })
  const port = await portFromEnvironment(3000)
  const close = await (values.server ? serve(port) : open(resolve(values.content), port))
  const stop = () => void close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function open(root: string, port: number) {
  let intro = 'Stop with Ctrl+C.\n\nThe studio:  '
  const onAddress = (address: string) => {
    console.log(intro + address)
    intro = 'For another browser:  '
  }
  return startStudio({ root, draftsFolder: draftsFolder(root), port, onAddress })
}

async function serve(port: number) {
  const settings = takeSettings(process.env)
  const close = await startHostedStudio(settings, port)
  console.log(`The studio answers at ${settings.STUDIO_ORIGIN}`)
  return close
}

await edit().catch(fail)
