// `npm run check:content [words]`: reads content/ as the build does and prints every problem; words narrow it to files whose names hold one.
import { ContentError } from '../app/content/problems.ts'
import { readSite } from '../app/content/site.server.ts'

const words = process.argv.slice(2)
try {
  const site = await readSite()
  console.log(`Content is sound: ${site.pages.size} pages, ${Object.keys(site.facts).length} facts.`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  const shown = error.problems.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)))
  console.error(
    shown.length > 0
      ? new ContentError(shown).message
      : `No problems in the files named ${words.join(', ')}; ${error.problems.length} elsewhere.`,
  )
  process.exitCode = shown.length > 0 ? 1 : 0
}
