// Documents name files that are there, and code cites documents and headings that are there.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FOLDERS as CODE_FOLDERS } from '../imports/rules.ts'

/** What a clinic may lack. */
const OPTIONAL = /^content\/(acceptance|writing\.md)\b/
/** Words in capitals, as in `content/drawings/NAME.svg`, stand for what a reader chooses. */
const CHOSEN = /(?<![A-Z])(?!README)[A-Z]{4}/
const FOLDERS = [...CODE_FOLDERS, 'docs']
const exclude = ['**/node_modules']

/** `app/ui/tabs/tabs.tsx` in any document. */
const PATH = new RegExp(`\`((?:${FOLDERS.join('|')})/[\\w./-]+)\``, 'g')
/** `tabs.tsx` in the README of a folder: a file in it, or in a folder below. */
const NAME = /`((?:[\w-]+\/)*[\w-][\w.-]*\.(?:tsx?|js|css))`/g

describe.each(globSync(['*.md', `{${FOLDERS.join(',')}}/**/*.md`], { exclude }))('%s', (document) => {
  const text = readFileSync(document, 'utf8')
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, file = '']) => file)

  test('every file that it names is there', () => {
    const isReadme = basename(document) === 'README.md' && document !== 'README.md'
    const missing = [
      ...named(PATH).filter((file) => !existsSync(file)),
      ...(isReadme ? named(NAME) : []).filter(
        (file) => globSync([`**/${file}`], { cwd: dirname(document), exclude }).length === 0 && !existsSync(file),
      ),
    ]
    expect(missing.filter((file) => !CHOSEN.test(file) && !OPTIONAL.test(file))).toEqual([])
  })

  test('it has no leftover of a merge', () => {
    expect(text).not.toMatch(/^(?:<{7}|>{7}) /m)
  })
})

/** `docs/design.md` or, with a heading, `docs/design.md, Do and don't` at the end of a comment or a sentence. */
const CITED = /(docs\/[\w/-]+\.md)(?:, ([A-Z][\w' ]+))?/g

test('every document and heading that code cites is there', () => {
  const code = globSync(`{${CODE_FOLDERS.join(',')}}/**/*.{ts,tsx,js,css,yaml}`, { exclude })
  const cited = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CITED)].map(([, document = '', heading]) => ({
      file,
      document,
      heading,
    })),
  )
  expect(cited.length).toBeGreaterThan(0)
  const missing = cited.filter(({ document, heading }) => {
    if (!existsSync(document)) return true
    return heading !== undefined && !readFileSync(document, 'utf8').includes(`\n## ${heading}\n`)
  })
  expect(missing).toEqual([])
})
