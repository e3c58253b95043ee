// Finds words of the clinic in content/, such as its name and city, where they may not be: code, tests and documents
// are for any clinic.
import { spawnSync } from 'node:child_process'
import type { Clinic } from '../app/schema/clinic.ts'
import { EXAMPLE_CLINIC } from '../app/site/read/examples.server.ts'
import { CONTENT_DIR } from '../app/site/read/site.server.ts'
import { CommandError, howItEnded } from '../cli/command-error.ts'
import { wholeWords } from '../app/schema/whole-words.ts'
import { isInDictionary } from './copy/spelling.ts'

/** Time zones are named after cities, perhaps the clinic's own. */
const TIME_ZONE = /\b[A-Z][a-z]+\/[A-Z]\w+/g
const OUTSIDE = ['.', `:!${CONTENT_DIR}`, `:!${EXAMPLE_CLINIC}`, ':!package-lock.json']

/** Names of the clinic, its city, province, health plan and nurse line, except common words. */
export function clinicWords({ name, shortName, address, healthPlan, lines }: Clinic): string[] {
  const { addressLocality, regionName } = address
  const words = [name, shortName, addressLocality, regionName, healthPlan?.name, healthPlan?.short, lines.nurse?.name]
  return words.filter((word) => word !== undefined).filter((word) => /\s/.test(word) || !isInDictionary(word))
}

/** The lines with one of `words`, as `file:line:text`, in all files that Git does not ignore. */
export function linesWith(words: readonly string[], paths: readonly string[] = OUTSIDE): string[] {
  if (words.length === 0) return []
  const patterns = words.flatMap((word) => ['-e', word])
  const ended = spawnSync('git', ['grep', '--untracked', '-nwIF', ...patterns, '--', ...paths], { encoding: 'utf8' })
  // 1 means that no line has them.
  if (ended.status !== 0 && ended.status !== 1) throw new CommandError(`git grep ${howItEnded(ended)}`)
  const pattern = wholeWords(words)
  return ended.stdout.split('\n').filter((line) => line.replace(TIME_ZONE, '').search(pattern) >= 0)
}
