// The generated JSON Schemas, with an example of each kind of section.
import { readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'
import { kindNames } from '../../app/sections/traits.ts'
import { jsonSchemas } from '../../checks/schema/schemas.ts'
import type { Schema } from '../schema/schema.ts'
import { Refused } from './refused.ts'

/** Schemas by kind of file. Making them takes a tenth of a second, and they change only with the code. */
let schemas: ReadonlyMap<string, Schema> | undefined

/** The JSON Schema of a kind of file. Throws Refused for a kind without one. */
export function schemaOf(kind = ''): Schema {
  schemas ??= readSchemas()
  const schema = schemas.get(kind)
  if (!schema) throw new Refused(404, 'There is no such kind of file.')
  return schema
}

function readSchemas(): Map<string, Schema> {
  const read = new Map(
    [...jsonSchemas()].map(([file, text]) => [file.replace('.schema.json', ''), JSON.parse(text) as Schema]),
  )
  for (const kind of kindNames) {
    const [first] = parseAllDocuments(readFileSync(`app/sections/${kind}/example.yaml`, 'utf8'))
    const section = read.get('page')?.definitions?.[kind]
    if (section) section.example = first?.toJS()
  }
  return read
}
