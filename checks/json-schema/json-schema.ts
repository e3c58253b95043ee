// Converts the Zod schemas of content files to JSON Schemas, with which an editor completes and checks YAML while the
// author types. `npm run format` writes them, and .vscode/settings.json names them.
import { join } from 'node:path'
import { z } from 'zod'
import { clinicSchema } from '../../app/schema/clinic.ts'
import { fields } from '../../app/schema/fields.ts'
import { entriesOf } from '../../app/site/read/content-folder.server.ts'
import { CONTENT_DIR } from '../../app/site/read/site.server.ts'
import { parseYaml } from '../../app/yaml/yaml-file.ts'
import { drawingNames } from '../../app/media/drawings.server.ts'
import { iconFiles } from '../../app/media/icons.server.ts'
import { imagesSchema } from '../../app/media/images.server.ts'
import * as kinds from '../../app/sections/kinds.ts'
import type { SectionType } from '../../app/sections/page-schema.ts'
import { contentKinds } from './content-kinds.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Draft 7 is the newest that the YAML extension of VS Code fully supports. */
const DRAFT = 'draft-7'
const TOKEN = String.raw`\{(?:facts|clinic)\.[a-zA-Z0-9]+\}`

/** A JSON Schema describes what authors write, so it needs no real pictures, forms or paths. */
const noReferences = {
  images: new Map(),
  drawings: new Map(),
  icons: new Set<string>(),
  paths: new Map(),
  forms: new Map(),
  safety: new Map(),
  treatments: new Map(),
  urgentSigns: new Map(),
  replies: new Map(),
  roles: new Map(),
}
/** The kinds of field for a JSON Schema. They can describe content, and not read it. */
export const fieldsWithoutReferences = fields(noReferences)

/** Folder of the schemas. */
export const JSON_SCHEMAS = '.vscode/schema'

/** Text of every JSON Schema, by its path. */
export function jsonSchemas(): Map<string, string> {
  const names = knownNames()
  return new Map(
    Object.entries(contentKinds).map(([name, { schema, about, tokens }]) => {
      const { $schema, ...rest } = z.toJSONSchema(schema(fieldsWithoutReferences), {
        io: 'input',
        target: DRAFT,
        override: ({ jsonSchema }) => {
          if (tokens) allowTokens(jsonSchema)
          offerNames(jsonSchema, names)
        },
      })
      const whole = name === 'page' ? withSectionKinds(rest, names) : rest
      return [
        `${JSON_SCHEMAS}/${name}.schema.json`,
        `${JSON.stringify({ $schema, title: about, ...whole }, null, 2)}\n`,
      ]
    }),
  )
}

/**
 * A JSON Schema without the names that editors suggest, because a schema is valid with those of another clinic too.
 */
export function withoutNames(schema: string): string {
  return JSON.stringify(JSON.parse(schema), (key, value: unknown) => (key === 'examples' ? undefined : value))
}

/** Lets a text with a token break the limits of its field, which the build checks after it has filled tokens. */
function allowTokens(node: JsonSchema): void {
  const { minLength, maxLength, pattern, format } = node
  if (node.type !== 'string' || (maxLength === undefined && pattern === undefined && format === undefined)) return
  delete node.minLength
  delete node.maxLength
  delete node.pattern
  delete node.format
  const type = 'string'
  node.anyOf = [{ type, minLength, maxLength, pattern, format } as JsonSchema, { type, pattern: TOKEN }]
}

/**
 * Makes editors suggest names. They report other names of icons, but not of pictures and forms, which may be new.
 * `names` stays in the schema, because it tells the studio which picker to show.
 */
function offerNames(node: JsonSchema & { names?: keyof Names | 'links' }, names: Names): void {
  if (node.names === 'icons') node.allOf = [{ $ref: '#/definitions/icons' }]
  else if (node.names && node.names !== 'links') node.examples = names[node.names]
}

interface Names {
  icons: string[]
  pictures: string[]
  drawings: string[]
  forms: string[]
  treatments: string[]
  urgentSigns: string[]
  replies: string[]
  roles: string[]
}

function knownNames(): Names {
  const read = (file: string): unknown => parseYaml(join(CONTENT_DIR, file)).document.toJS()
  const clinic = clinicSchema.parse(read('clinic.yaml'))
  return {
    icons: [...iconFiles().keys()].sort(),
    pictures: Object.keys(imagesSchema.parse(read('images.yaml'))),
    drawings: drawingNames(entriesOf(CONTENT_DIR).files),
    forms: Object.keys(clinic.forms.ids),
    treatments: Object.keys(read('treatments.yaml') as object),
    urgentSigns: Object.keys(read('urgent-signs.yaml') as object),
    replies: Object.keys(read('replies.yaml') as object),
    roles: Object.keys(clinic.careTeam),
  }
}

/** One definition for each kind of section, with its title and what it is for. */
function withSectionKinds(page: JsonSchema, { icons }: Names): JsonSchema {
  const { sections, medical } = page.properties as Record<'sections' | 'medical', { items: { oneOf: JsonSchema[] } }>
  const types = Object.keys(kinds) as SectionType[]
  const anyKind = { anyOf: types.map((type) => ({ $ref: `#/definitions/${type}` })) } as JsonSchema
  return {
    ...page,
    properties: {
      ...page.properties,
      sections: { ...sections, items: anyKind },
      medical: { ...medical, items: anyKind },
    },
    definitions: {
      // The page schema has the kinds in the order of kinds.ts.
      ...Object.fromEntries(types.map((type, index) => [type, { ...wordsOf(type), ...sections.items.oneOf[index] }])),
      icons: { enum: icons },
    },
  }
}

function wordsOf(type: SectionType): { title: string; description: string } {
  const { title, about } = kinds[type].words
  return { title, description: about }
}
