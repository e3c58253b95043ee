// The first steps of a build, as a process of their own: parsed content and encoders take some hundred MB, which end with it.
import { currentSite, keepChecked } from '../app/content/site.server.ts'
import { prepareMedia } from './media.ts'
import { fail, step } from '../cli/steps.ts'

/** Checks content, cuts pictures, and writes the site to `file` for the steps that follow. */
async function prepare(file: string): Promise<void> {
  const site = await step('Content read and checked', () => currentSite())
  await step('Pictures cut', (say) => prepareMedia(site, (done, total) => say(`${done} of ${total}`)))
  keepChecked(site, file)
}

await prepare(process.argv[2] ?? '').catch(fail)
