// `npm run check:content`: prints every mistake in content/, first in its fields and then in its words, and warns
// about long pages. `npm run check:content -- WORD ...`: only of files whose names contain one of the words.
import { CONTENT_DIR, readSite } from '../app/site/read/site.server.ts'
import { ContentError, placeOf } from '../app/yaml/problems.ts'
import { checkCopy } from '../checks/copy/check-copy.ts'
import { readCopy } from '../checks/copy/copy-text.ts'
import { wordLimit, wordsOn } from '../checks/copy/length.ts'
import { CommandError } from '../cli/command-error.ts'

const names = process.argv.slice(2)
const wanted = ({ file }: { file: string }) => names.length === 0 || names.some((name) => file.includes(name))
const site = await readSite(CONTENT_DIR).catch(throwWanted)
console.log(`✓ Fields (${site.pages.size} pages, ${Object.keys(site.facts).length} facts)`)
for (const [check, problems] of Object.entries(checkCopy(site, CONTENT_DIR))) {
  const shown = problems.filter(wanted)
  console.log(`${shown.length === 0 ? '✓' : '✗'} ${check}`)
  for (const problem of shown) console.log(`    ${placeOf(problem)}\n        ${problem.message}`)
  if (shown.length > 0) process.exitCode = 1
}
const pages = readCopy(site, CONTENT_DIR).pages.filter(wanted)
const lengths = pages.map((copy) => {
  const page = site.pages.get(copy.path ?? '')
  return { file: copy.file, words: wordsOn(copy), limit: page ? wordLimit(page) : Infinity }
})
const long = lengths.filter(({ words, limit }) => words > limit)
console.log(`Pages: ${lengths.length}, words: ${lengths.reduce((sum, { words }) => sum + words, 0)}`)
if (names.length === 0 && long.length > 0) console.log('Longer than planned (warnings):')
for (const { file, words, limit } of names.length > 0 ? lengths : long)
  console.log(`${words > limit ? '!' : ' '} ${String(words).padStart(5)} of ${limit}  ${file}`)

/** Throws the problems of the wanted files. The words are not checked before all fields are right. */
function throwWanted(error: unknown): never {
  if (!(error instanceof ContentError)) throw error
  const shown = error.problems.filter(wanted)
  if (shown.length > 0) throw new ContentError(shown)
  throw new CommandError(`No problems in files named ${names.join(', ')}; ${error.problems.length} in other files.`)
}
