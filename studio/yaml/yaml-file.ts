// Writes another value into a YAML file in canonical form, so that one change is one line of the diff. Each change
// returns a new file, and undoing goes back to an older one.
// The browser imports this module: nothing here needs Node.
import { parseDocument, visit, type Document, type Node } from 'yaml'
import { topComment, yamlText } from '../../app/content/read/canonical-yaml.ts'

export interface YamlFile {
  readonly text: string
  /** What the text says. Parts that did not change are the same objects as before. */
  readonly value: unknown
  /** Several parts share a text (a YAML alias), so none of them can change alone. */
  readonly hasAlias?: boolean
}

/** Opens the text of a file. Throws the parser's error when it is not valid YAML. */
export function openYaml(text: string): YamlFile {
  const document = parsed(text)
  let hasAlias = false
  visit(document, {
    Alias: () => {
      hasAlias = true
    },
  })
  return { text, value: document.toJS(), hasAlias }
}

/** Its text is written when somebody asks for it, because that takes too long for each key of somebody who types. */
class ChangedFile implements YamlFile {
  readonly value: unknown
  /** A file with a text, until the text of this file is written. */
  #former: YamlFile | undefined
  #text = ''

  constructor(file: YamlFile, value: unknown) {
    this.value = value
    this.#former = file instanceof ChangedFile ? (file.#former ?? file) : file
  }

  get text(): string {
    if (this.#former) this.#text = textWith(this.#former.text, this.value)
    this.#former = undefined
    return this.#text
  }
}

/** The file with another value. Lines whose meaning stays are not written again; comments stay with their item. */
export function withValue(file: YamlFile, value: unknown): YamlFile {
  if (value === file.value) return file
  if (file.hasAlias)
    throw new Error('Several parts of this file share a text (a YAML alias). Ask your engineer to write it twice.')
  return new ChangedFile(file, value)
}

function textWith(former: string, value: unknown): string {
  return yamlText(value, topComment(former))
}

function parsed(text: string): Document<Node> {
  const document = parseDocument(text, { prettyErrors: false })
  const [error] = document.errors
  if (error) throw error
  return document
}
