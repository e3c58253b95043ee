// A step of `npm run check`: no file outside content/ names the clinic in it, its city or its province.
import { CONTENT_DIR, readSite } from '../app/site/read/site.server.ts'
import { clinicWords, linesWith } from '../checks/clinic-words.ts'
import { CommandError } from '../cli/steps.ts'

const { clinic } = await readSite(CONTENT_DIR)
const lines = linesWith(clinicWords(clinic))
const remedy =
  'These words belong to the clinic in content/. Read them from there, or write what is true of any clinic.'
if (lines.length > 0) throw new CommandError(`${lines.join('\n')}\n\n${remedy}`)
