import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words in capitals, as in `content/drawings/NAME.svg`, stand for what a reader chooses. */
const CHOSEN = /(?<![A-Z])(?!README)[A-Z]{4}/
const FOLDERS = 'app|bench|checks|cli|commands|content|docs|hosting|pipeline|studio|tests'

test.each(
  globSync([
    '*.md',
    '{app,bench,checks,cli,commands,content,hosting,pipeline,studio,tests}/**/README.md',
    'docs/*.md',
  ]),
)('every file that %s names is there', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g'))
  expect([...named].map(([, file = '']) => file).filter((file) => !CHOSEN.test(file) && !existsSync(file))).toEqual(
    [],
  )
})
