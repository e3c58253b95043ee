// `npm run edit`: the content studio, on this machine only (docs/editing.md).
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { portFromEnvironment } from '../cli/ports.ts'
import { fail } from '../cli/steps.ts'
import { draftsFolder } from '../studio/server/drafts.ts'
import { startStudio } from '../studio/start.ts'

async function edit(): Promise<void> {
  const { values } = parseArgs({ options: { content: { type: 'string', default: '.' } } })
  const port = await portFromEnvironment(3000)
  const root = resolve(values.content)
  let intro = 'Stop with Ctrl+C.\n\nThe studio:  '
  const onAddress = (address: string) => {
    console.log(intro + address)
    intro = 'For another browser:  '
  }
  const close = await startStudio({ root, draftsFolder: draftsFolder(root), port, onAddress })
  const stop = () => void close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

await edit().catch(fail)
