// The command line of `npm run bench`.
import { parseArgs } from 'node:util'
import { CommandError } from '../cli/steps.ts'

export const PARTS = [
  'lighthouse',
  'categories',
  'build',
  'server',
  'load',
  'observatory',
  'inp',
  'search',
  'studio',
  'compare',
] as const
export type Part = (typeof PARTS)[number]

export interface Options {
  part: Part
  /** How often each measurement is repeated. The median counts. */
  repeats: number
  /** Paths of the pages that `lighthouse` measures. */
  pages: readonly string[]
  /** How long `server` and `load` send requests, in seconds. Each part has its own default. */
  seconds?: number
  /** Page counts of the sites that `build` generates. */
  sizes: readonly number[]
  /** For `compare`: folder of the other built site. */
  against?: string
  /** For `compare`: checkout of the other site's code. */
  againstCode?: string
}

/** One page for each kind of first section. */
const PAGES = [
  '/about-us',
  '/acne-and-skin-care',
  '/acne-skin-care-eligibility',
  '/ed',
  '/hyperhidrosis-botox-men',
  '/iron-infusion-calgary',
  '/post-cycle-therapy',
  '/vitamin-infusions',
]

const USAGE = `Usage: npm run bench -- <part> [options]
Parts: ${PARTS.join(', ')}
Options: --repeats 5, --pages /ed,/about-us (lighthouse), --seconds 10 (server, load), --sizes 54,5400 (build),
         --against <folder of a built site> and --against-code <checkout> (compare)
bench/README.md describes the parts.`

/** Reads for example `lighthouse --repeats 3`. Throws CommandError with the usage for anything else. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const [name, ...others] = positionals
  if (name === undefined) throw new CommandError(`Name one part.\n${USAGE}`)
  if (others.length > 0) throw new CommandError(`Only one part can run at a time.\n${USAGE}`)
  const part = PARTS.find((each) => each === name)
  if (!part) throw new CommandError(`There is no part "${name}".\n${USAGE}`)
  if (part === 'compare' && !values.against) throw new CommandError(`compare needs --against.\n${USAGE}`)
  return {
    part,
    repeats: positiveNumber('repeats', values.repeats),
    pages: values.pages.split(','),
    sizes: values.sizes.split(',').map((size) => positiveNumber('sizes', size)),
    ...(values.seconds !== undefined && { seconds: positiveNumber('seconds', values.seconds) }),
    ...(values.against !== undefined && { against: values.against }),
    ...(values['against-code'] !== undefined && { againstCode: values['against-code'] }),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        repeats: { type: 'string', default: '5' },
        pages: { type: 'string', default: PAGES.join(',') },
        seconds: { type: 'string' },
        sizes: { type: 'string', default: '54,5400' },
        against: { type: 'string' },
        'against-code': { type: 'string' },
      },
    })
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${USAGE}`)
  }
}

function positiveNumber(name: string, value: string): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1)
    throw new CommandError(`--${name} is "${value}". Give a whole number from 1.`)
  return number
}
