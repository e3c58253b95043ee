// The generated JSON Schemas, and the examples of sections.
import { readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'
import { kindNames } from '../../app/sections/traits.ts'
import { jsonSchemas } from '../../checks/schema/schemas.ts'
import type { Examples } from '../protocol-choices.ts'
import { inWords } from '../schema/labels.ts'
import type { Schema } from '../schema/schema.ts'
import { Refused } from './refused.ts'

/** Schemas by kind of file. Making them takes a tenth of a second, and they change only with the code. */
let schemas: ReadonlyMap<string, Schema> | undefined

/** The JSON Schema of a kind of file. Throws Refused for a kind without one. */
export function schemaOf(kind = ''): Schema {
  schemas ??= new Map(
    [...jsonSchemas()].map(([file, text]) => [file.replace('.schema.json', ''), JSON.parse(text) as Schema]),
  )
  const schema = schemas.get(kind)
  if (!schema) throw new Refused(404, 'There is no such kind of file.')
  return schema
}

/** The first example of every kind of section. */
export function sectionExamples(): Examples {
  const { definitions = {} } = schemaOf('page')
  return Object.fromEntries(
    kindNames.map((kind) => {
      const [first] = parseAllDocuments(readFileSync(`app/sections/${kind}/example.yaml`, 'utf8'))
      const { title = inWords(kind), description: about = '' } = definitions[kind] ?? {}
      return [kind, { title, about, section: first?.toJS() as unknown }]
    }),
  )
}
