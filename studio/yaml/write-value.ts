// Writes values as YAML in the style of the text around them.
import { Document, isCollection, isScalar, parseDocument, Scalar, stringify, visit } from 'yaml'

/** YAML that is inserted as it is written, with its comments. */
export class Yaml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** What the text says. Throws when it is not valid YAML. */
  get value(): unknown {
    const document = parseDocument(this.text, { prettyErrors: false })
    const [error] = document.errors
    if (error) throw error
    return document.toJS()
  }
}

/** The value that `given` stands for. */
export function valueOf(given: unknown): unknown {
  return given instanceof Yaml ? given.value : given
}

export interface ScalarStyle {
  /** How the text was quoted before. It stays so where YAML allows it. */
  type?: Scalar.Type | undefined
  isInFlow: boolean
}

/** A text, number, boolean or null on one line. */
export function scalarText(value: unknown, { type, isInFlow }: ScalarStyle): string {
  const scalar = new Scalar(value)
  const isBlock = type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED
  const needsQuotes = typeof value === 'string' && /[\n\r]/.test(value)
  const wanted = needsQuotes ? Scalar.QUOTE_DOUBLE : isBlock ? undefined : type
  if (wanted && typeof value === 'string') scalar.type = wanted
  const document = new Document({ key: '' }, { version: '1.2' })
  document.set('key', scalar)
  if (isInFlow && isCollection(document.contents)) document.contents.flow = true
  // `{ key: value }` in flow, `key: value` in a block.
  const text = document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER }).trimEnd()
  return isInFlow ? text.slice('{ key: '.length, -' }'.length) : text.slice('key: '.length)
}

/** A value on one line, as in `{ a: 1, b: [x, y] }`. */
export function flowText(given: unknown): string {
  const value = valueOf(given)
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return scalarText(value, { isInFlow: true })
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined)
  if (pairs.length === 0) return '{}'
  return `{ ${pairs.map(([key, each]) => `${scalarText(key, { isInFlow: true })}: ${flowText(each)}`).join(', ')} }`
}

/** A value on lines of its own, without indentation and without a newline at the end. */
export function blockText(given: unknown): string {
  if (given instanceof Yaml) return given.text.trimEnd()
  const document = new Document(given)
  visit(document, {
    Seq(_key, node) {
      // Lists of words and numbers are written on one line, as in the content files.
      if (node.items.length > 0 && node.items.every((item) => isScalar(item) && String(item.value).length <= 40))
        node.flow = true
      if (node.items.length === 0) node.flow = true
    },
  })
  return stringify(document, { lineWidth: 0, flowCollectionPadding: true })
    .trimEnd()
    .replaceAll(/\[ (.*) \]$/gm, '[$1]')
}

/** Whether YAML writes the value on a line with its key. */
export function isOneLine(given: unknown): boolean {
  const text = blockText(given)
  return !text.includes('\n') && (typeof valueOf(given) !== 'object' || /^[[{]/.test(text) || valueOf(given) === null)
}

/** `text` with every line after the first indented by `columns`. */
export function indentedAfterFirst(text: string, columns: number): string {
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`)
}
