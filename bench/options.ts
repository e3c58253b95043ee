// What `npm run bench` was asked for.
import { parseArgs } from 'node:util'
import { CommandError } from '../cli/steps.ts'

export const PARTS = ['lighthouse', 'blocking', 'categories', 'navigation', 'server', 'build'] as const
export type Part = (typeof PARTS)[number]

export interface Options {
  parts: readonly Part[]
  /** Runs of each measurement; the middle one counts. */
  repeats: number
  /** Pages that are measured against the floor. */
  pages: number
  /** How long the servers are asked, in s. */
  seconds: number
  /** Pages of the sites that are built. */
  sizes: readonly number[]
}

/** Reads `lighthouse --repeats 3`. Throws CommandError for what is not known. */
export function optionsFrom(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const strange = positionals.find((each) => !PARTS.some((part) => part === each))
  if (strange !== undefined) throw new CommandError(`There is no part "${strange}". Parts: ${PARTS.join(', ')}.`)
  return {
    parts: positionals.length > 0 ? PARTS.filter((part) => positionals.includes(part)) : PARTS,
    repeats: count('repeats', values.repeats),
    pages: count('pages', values.pages),
    seconds: count('seconds', values.seconds),
    sizes: values.sizes.split(',').map((size) => count('sizes', size)),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        repeats: { type: 'string', default: '5' },
        pages: { type: 'string', default: '8' },
        seconds: { type: 'string', default: '10' },
        sizes: { type: 'string', default: '54,540,5400' },
      },
    })
  } catch (error) {
    throw new CommandError(
      `${(error as Error).message} Known: --repeats 5 --pages 8 --seconds 10 --sizes 54,540,5400.`,
    )
  }
}

function count(name: string, value: string): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1)
    throw new CommandError(`--${name} is "${value}". Write whole numbers from 1.`)
  return number
}
