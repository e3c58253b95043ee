// `npm run check:copy [words]`: runs the copy checks and prints reading grades. With words, only for files whose
// names contain one.
import { checkCopy, gradesOf } from '../checks/copy/check-copy.ts'
import { readCopy } from '../checks/copy/read-copy.ts'
import { median } from '../checks/copy/reading-grade.ts'
import { CONTENT_DIR, readSite } from '../app/content/read/site.server.ts'
import { fail } from '../cli/steps.ts'

async function checkCopyOf(words: readonly string[]): Promise<void> {
  const wanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word))
  const site = await readSite(CONTENT_DIR)
  const grades = gradesOf(readCopy(site, CONTENT_DIR))
  const middle = median(grades.map(({ grade }) => grade)).toFixed(1)
  const [highest] = grades
  console.log(
    `Reading grade (Flesch-Kincaid): median ${middle}, highest ${highest?.grade.toFixed(1)} (${highest?.path})`,
  )
  if (words.length > 0)
    for (const { path, grade } of grades.filter(({ file }) => wanted(file)))
      console.log(`  ${grade.toFixed(1)}  ${path}`)
  for (const [name, problems] of Object.entries(checkCopy(site, CONTENT_DIR))) {
    const shown = problems.filter(({ file }) => wanted(file))
    console.log(`${shown.length === 0 ? '✓' : '✗'} ${name}`)
    for (const { file, line, field, message } of shown)
      console.log(`    ${file}:${line}  ${field}\n        ${message}`)
    if (shown.length > 0) process.exitCode = 1
  }
}

await checkCopyOf(process.argv.slice(2)).catch(fail)
