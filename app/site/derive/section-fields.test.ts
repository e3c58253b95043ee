import { readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'
import { expect, test } from 'vitest'
import { exampleFile, readExamples } from '../read/examples.server.ts'
import type { SectionType } from '../../sections/page-schema.ts'
import { kindNames } from '../../sections/traits.ts'
import { sectionFields } from './section-fields.server.ts'

const { references } = (await readExamples()).site

/** Names of all fields in `value`, as the style guide writes them. */
function namesIn(value: unknown, above = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, `${above}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const name = above ? `${above}.${key}` : key
    return [name, ...namesIn(each, name)]
  })
}

test.each(kindNames)('the style guide lists every field that an example of %s has', (kind) => {
  const documents = parseAllDocuments(readFileSync(exampleFile(kind), 'utf8'))
  const used = documents.flatMap((document) => namesIn(document.toJS()))
  const listed = new Set(sectionFields(kind, references).flatMap(({ rows }) => rows.map(({ name }) => name)))
  expect(used.length).toBeGreaterThan(2)
  expect(used.filter((name) => !listed.has(name))).toEqual([])
})

test('a field says what to write, and whether it must be there', () => {
  const rowOf = (kind: SectionType, name: string) =>
    sectionFields(kind, references)
      .flatMap(({ rows }) => rows)
      .find((row) => row.name === name)
  expect(rowOf('benefits', 'layout')).toMatchObject({ value: 'around, band, lines', isRequired: true })
  expect(rowOf('steps', 'later')).toMatchObject({ value: 'text, at most 900 characters', isRequired: false })
  expect(rowOf('steps', 'steps')).toMatchObject({ value: 'list of 2 to 3' })
  expect(rowOf('steps', 'picture.image')).toMatchObject({ value: 'name, one of the pictures' })
})
