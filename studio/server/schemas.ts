// The schema of each kind of file, with what the form needs to know.
import { readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import {
  contentKinds,
  exampleFile,
  fieldsWithoutReferences,
  kinds,
  type ContentKindName,
  type SectionType,
} from '../site/server.ts'
import { kindNames, type Schema } from '../json-schema/schema.ts'
import { kindOf } from './files.ts'
import { Refused } from './send.ts'

/** Making a schema takes some time, and it changes only with the code. */
const made = new Map<ContentKindName, Schema>()

/** The schema of a file. Throws Refused for a name that isn't a content file. */
export function schemaOf(name: string): Schema {
  const kind = kindOf(name)
  if (!kind) throw new Refused(400, 'This is not a content file.')
  const schema = made.get(kind) ?? makeSchema(kind)
  made.set(kind, schema)
  return schema
}

function makeSchema(kind: ContentKindName): Schema {
  const { schema: schemaWith, tokens } = contentKinds[kind]
  const schema = z.toJSONSchema(schemaWith(fieldsWithoutReferences), {
    io: 'input',
    override: ({ jsonSchema }) => {
      const node = jsonSchema as Schema & { anyOf?: Schema[] }
      const [text, none] = node.anyOf ?? []
      if (none?.type === 'null') Object.assign(node, text, { isNullable: true, anyOf: undefined })
      const [first] = node.oneOf ?? []
      const isTag = (name: string) => {
        const names = node.oneOf?.map((each) => kindNames(each, name)) ?? []
        return names.every(({ length }) => length > 0) && new Set(names.flat()).size === names.flat().length
      }
      Object.assign(node, first && { tag: Object.keys(first.properties ?? {}).find(isTag) })
      if (tokens && node.type === 'string' && mayQuote(node)) node.quotes = true
    },
  }) as Schema
  const lists = [schema.properties?.['sections'], schema.properties?.['medical']]
  for (const section of lists.flatMap((list) => list?.items?.oneOf ?? [])) {
    const [type] = kindNames(section, 'type') as [SectionType]
    const { title, about } = kinds[type].words
    for (const layout of section.oneOf ?? []) Object.assign(layout, { title })
    const [example] = parseAllDocuments(readFileSync(exampleFile(type), 'utf8'))
    Object.assign(section, { title, description: about, example: example?.toJS() as unknown })
  }
  return schema
}

/** Addresses, dates and names quote nothing. */
function mayQuote({ maxLength, pattern, format, input, names }: Schema): boolean {
  return (maxLength ?? pattern ?? format) !== undefined && !input && !names && !pattern?.startsWith('^\\/')
}
