// The fields of each kind of section, from its schema, for the style guide.
import { z } from 'zod'
import { fields } from '../../schema/fields.ts'
import type { References } from '../../schema/references.ts'
import { sectionSchema, type SectionType } from '../../sections/page-schema.ts'

export interface FieldRow {
  /** Names from the top of the section: `cards[].title` is the title of each card. */
  name: string
  /** What an author writes, in words: "text, at most 60 characters". */
  value: string
  isRequired: boolean
  about: string
}

/** The fields of one layout, or of the whole kind if all its layouts have the same fields. */
export interface LayoutFields {
  layout: string | undefined
  rows: FieldRow[]
}

type Node = z.core.JSONSchema.BaseSchema & { names?: string }

/** The fields of a kind of section. They are the same with the `references` of any clinic. */
export function sectionFields(kind: SectionType, references: References): LayoutFields[] {
  const schema = z.toJSONSchema(sectionSchema(kind, fields(references)), { io: 'input' }) as Node
  const layouts = choicesOf(schema)
  return layouts.map((each) => ({
    layout: layouts.length > 1 ? valueOf(each.properties?.['layout'] as Node) : undefined,
    rows: rowsOf(each, ''),
  }))
}

/** The alternatives of a group of fields, such as the layouts of a kind; else the group itself. */
function choicesOf(node: Node): Node[] {
  return (node.oneOf ?? node.anyOf ?? [node]) as Node[]
}

function rowsOf({ properties = {}, required = [] }: Node, above: string): FieldRow[] {
  return Object.entries(properties).flatMap(([key, each]) => {
    const node = each as Node
    const name = `${above}${key}`
    const row = { name, value: valueOf(node), isRequired: required.includes(key), about: aboutOf(node) }
    const inside = choicesOf((node.items as Node | undefined) ?? node)
    return [row, ...inside.flatMap((choice) => rowsOf(choice, node.items ? `${name}[].` : `${name}.`))]
  })
}

function aboutOf({ title, description }: Node): string {
  return [title, description].filter(Boolean).join('. ')
}

function valueOf(node: Node): string {
  if (node.const !== undefined) return String(node.const)
  if (node.enum) return node.enum.join(', ')
  if (node.names) return `name, one of the ${node.names}`
  if (node.anyOf ?? node.oneOf) return [...new Set(choicesOf(node).map(valueOf))].join(' or ')
  const { maxLength, minItems, maxItems } = node
  switch (node.type) {
    case 'string':
      return maxLength ? `text, at most ${maxLength} characters` : 'text'
    case 'array':
      return maxItems ? `list of ${minItems ?? 0} to ${maxItems}` : 'list'
    case 'boolean':
      return 'true or false'
    case 'object':
      return 'group'
    default:
      return String(node.type)
  }
}
