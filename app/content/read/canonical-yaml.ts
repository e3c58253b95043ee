// The one way in which this project writes YAML. Because every file already has this form, a change of one text is
// one line of the diff, whether a person, the studio or a script made it.
import { parseAllDocuments, type Document, type ToStringOptions } from 'yaml'

/** Every text is on one line, and a list on one line is `[a, b]`. All else is the library's default. */
const OPTIONS: ToStringOptions = {
  lineWidth: 0,
  blockQuote: false,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  flowCollectionPadding: false,
}

/** The text of a parsed file. */
export function textOf(document: Document): string {
  return document.toString(OPTIONS)
}

/** The same content in canonical form. A file may hold several documents. Undefined when it is not valid YAML. */
export function canonicalYaml(text: string): string | undefined {
  const documents = parseAllDocuments(text)
  if (documents.some(({ errors }) => errors.length > 0)) return undefined
  return documents.map(textOf).join('')
}
