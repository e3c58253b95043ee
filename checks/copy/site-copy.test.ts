// Runs the copy checks over the real content. A failure names file, line, field and words.
import { expect, test } from 'vitest'
import { CONTENT_DIR, readSite } from '../../app/content/read/site.server.ts'
import { checkCopy } from './check-copy.ts'

const checks = checkCopy(await readSite(CONTENT_DIR), CONTENT_DIR)

test.each(Object.entries(checks))('%s', (_, problems) => {
  expect(problems.map(({ file, line, field, message }) => `${file}:${line}  ${field}\n    ${message}`)).toEqual([])
})
