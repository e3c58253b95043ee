// Words for staff: labels of fields, where a field is, counts, and lines that sum up a folded group. A field's label,
// hint and whether staff see it are `title`, `description` and `staff` in the `.meta()` of its Zod schema.
import { parseRichText, plainText } from '../site/browser.ts'
import { isGroup, type FieldPath } from '../values/path.ts'
import { entrySchema, kindOfValue, stepsTo, type Schema } from './schema.ts'

/** The label of a field: the title of its schema, or else its name in words. */
export function labelOf(schema: Schema, name: string): string {
  return schema.title ?? inWords(name)
}

/** `oneResult` becomes `One result`, and `ed-heart` becomes `ED heart` if `ED` is one of the abbreviations. */
export function inWords(name: string, abbreviations?: ReadonlySet<string>): string {
  const spaced = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  return upperFirst(spaced).replaceAll(/\w+/g, (word) => {
    const capitals = word.toUpperCase()
    return abbreviations?.has(capitals) ? capitals : word
  })
}

/** `Men's hair loss` becomes `mens-hair-loss`: words for an address or the name of a picture. */
export function slugOf(words: string): string {
  const letters = words
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return (letters.match(/[a-z0-9]+/g) ?? []).join('-')
}

/** `Questions` becomes `question`, and `Former addresses` `former address`: one of what a list holds. */
export function singular(label: string): string {
  const one = label.replace(/ies$/, 'y').replace(/(?<=ss)es$|(?<!s)s$/, '')
  return lowerFirst(one)
}

/** `Questions` becomes `Add a question`. */
export function addOne(label: string): string {
  const one = singular(label)
  return `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
}

/** Where a field is: `Questions, payment, question 3`. `value` is the file, which tells the kinds of section. */
export function pathInWords(root: Schema, value: unknown, path: FieldPath): string {
  const steps: string[] = []
  for (const { key, value: inner, schema = {}, around } of stepsTo(root, value, path)) {
    const kind = schema.oneOf && kindOfValue(schema, inner).title
    if (around.items) {
      const list = steps.pop() ?? 'Items'
      // A kind of section says more than the name of the list that it is in.
      steps.push(kind ?? `${singular(list)} ${Number(key) + 1}`)
    } else steps.push(entrySchema(around) ? titleOfEntry(schema, inner, key) : labelOf(schema, key))
  }
  const [first = 'The whole page', ...rest] = steps
  return [upperFirst(first), ...rest.map(lowerFirst)].join(', ')
}

/** The name of an entry for staff, such as the title of a fact. */
export function titleOfEntry(schema: Schema, entry: unknown, key: string): string {
  return (isGroup(entry) && !('alt' in entry) && summaryOf(schema, entry)) || inWords(key)
}

/** `1 problem`, `2 problems`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Abbreviations keep their capitals: `ED tablets`. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A text without its marks. */
function wordsOf(text: string): string {
  const same = (words: string) => words
  return plainText(parseRichText(text, (href) => ({ href }), same)).replaceAll('*', '')
}

/** Titles of what fields refer to by name, such as pictures, by the name of their list. */
type Titles = Readonly<Record<string, readonly { value: string; title: string }[]>>

/**
 * The first text of a group that is written for readers, for the line of a folded group, without its marks. A name
 * becomes its title.
 */
export function summaryOf(schema: Schema, value: unknown, titles: Titles = {}): string {
  const named = titles[schema.names ?? '']?.find((choice) => choice.value === value)
  if (named) return named.title
  if (typeof value === 'string') return wordsOf(value)
  const { properties = {}, items = {} } = kindOfValue(schema, value)
  if (Array.isArray(value)) return value.map((item) => summaryOf(items, item, titles)).join(', ')
  if (!isGroup(value)) return ''
  const fields = Object.entries(properties).filter(
    ([name, { enum: choices, const: fixed, input }]) => value[name] && !(choices ?? fixed ?? input),
  )
  // Names, addresses and anchors have a list of names or a pattern.
  const prose = fields.filter(([, { type, names, pattern }]) => type === 'string' && !names && !pattern)
  return [...prose, ...fields].map(([name, field]) => summaryOf(field, value[name], titles)).find(Boolean) ?? ''
}
