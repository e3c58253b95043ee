// `npm run check:content [words]`: prints every problem in content/. With words, only in files whose names contain
// one.
import { ContentError } from '../app/yaml/problems.ts'
import { CONTENT_DIR, readSite } from '../app/site/read/site.server.ts'

const words = process.argv.slice(2)
try {
  const { pages, facts } = await readSite(CONTENT_DIR)
  console.log(`Content is valid: ${pages.size} pages, ${Object.keys(facts).length} facts.`)
} catch (error) {
  if (!(error instanceof ContentError) || words.length === 0) throw error
  const shown = error.problems.filter(({ file }) => words.some((word) => file.includes(word)))
  if (shown.length > 0) throw new ContentError(shown)
  console.log(`No problems in files named ${words.join(', ')}; ${error.problems.length} in other files.`)
}
