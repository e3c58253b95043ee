// `npm run bench -- PART`: measures the built site and prints a table. bench/README.md describes the parts.
//
//   --repeats 5         measurements of each kind, of which the median counts
//   --pages /,/contact  paths of the pages for the parts lighthouse and form
//   --sizes 54,5400     numbers of pages for the part build
//   --seconds 60        how long the parts load and studio send requests
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { CommandError } from '../cli/command-error.ts'
import { step } from '../cli/step.ts'
import { measureBuilds } from '../bench/build.ts'
import { measureForm } from '../bench/form.ts'
import { measureLighthouse } from '../bench/lighthouse.ts'
import { measureLoad } from '../bench/load.ts'
import type { Options, Report } from '../bench/part.ts'
import { measureStudio } from '../bench/studio.ts'

type Measure = (options: Options, showProgress: (progress: string) => void) => Promise<Report>

const PARTS: Record<string, Measure> = {
  lighthouse: measureLighthouse,
  form: measureForm,
  build: measureBuilds,
  load: measureLoad,
  studio: measureStudio,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repeats: { type: 'string', default: '5' },
    pages: { type: 'string' },
    sizes: { type: 'string', default: '54,5400' },
    seconds: { type: 'string', default: '60' },
  },
})
const [part = ''] = positionals
const measure = PARTS[part]
if (!measure) throw new CommandError(`Name one part: ${Object.keys(PARTS).join(', ')} (bench/README.md).`)
const options = {
  repeats: Number(values.repeats),
  pages: values.pages?.split(','),
  sizes: values.sizes.split(',').map(Number),
  seconds: Number(values.seconds),
}
const { rows, misses } = await step(part, (showProgress) => measure(options, showProgress))
console.table(rows)
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`)
if (misses.length > 0) throw new CommandError(`Missed targets:\n${misses.map((miss) => `  ${miss}`).join('\n')}`)
