// A step of `npm run check`: no file outside content/ names the clinic in it, its city or its province.
import { CONTENT_DIR, readSite } from '../app/site/read/site.server.ts'
import { clinicWords, linesWith } from '../checks/clinic-words.ts'
import { CommandError, fail } from '../cli/steps.ts'

async function checkClinicWords(): Promise<void> {
  const words = clinicWords((await readSite(CONTENT_DIR)).clinic)
  const lines = linesWith(words)
  if (lines.length === 0) return
  const remedy =
    'These words belong to the clinic in content/. Read them from there, or write what is true of any clinic.'
  throw new CommandError(`${lines.join('\n')}\n\n${remedy}`)
}

await checkClinicWords().catch(fail)
