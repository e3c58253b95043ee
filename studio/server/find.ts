// Finds words in every file: in the texts that visitors read, and in the labels that the form shows.
import { fillText, tokenValues } from '../site/server.ts'
import { keysOf } from '../values/path.ts'
import type { FieldUse } from '../protocol.ts'
import { pathInWords } from '../json-schema/labels.ts'
import { textFields, type TextField } from '../json-schema/schema.ts'
import { fileNames, kindOf } from './files.ts'
import { schemaOf } from './schemas.ts'
import type { Studio } from './studio.ts'

/** More places than this are of no use. */
const MAX_PLACES = 40

/** A place with the words that were looked for. */
export interface Found extends FieldUse {
  text: string
}

/** The best places whose text, label and page have all words of `wanted`, and how many there are. */
export function findWords(studio: Studio, wanted: string): { places: Found[]; count: number } {
  const { live } = studio
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const [clinic, facts] = [live.shared('clinic'), live.shared('facts')]
  if (words.length === 0 || !clinic || !facts) return { places: [], count: 0 }
  const tokens = tokenValues(clinic, facts)
  const found = textsOf(studio).flatMap(({ file, path, text, isForStaff, place }) => {
    if (!isForStaff) return []
    const [title, read] = [place(), fillText(text, tokens)]
    // The first step also has the name of a whole list, such as "Opening hours".
    const all = `${title} ${place(1)} ${read}`.toLowerCase()
    if (!words.every((word) => all.includes(word))) return []
    // Texts with exactly these words come first, and what all pages share before what one page says.
    const rank = (all.includes(words.join(' ')) ? 0 : 2) + (kindOf(file) === 'page' ? 1 : 0)
    return [{ file, path, title, text: read, rank }]
  })
  const bestFirst = found.toSorted((a, b) => a.rank - b.rank)
  return { places: bestFirst.slice(0, MAX_PLACES), count: found.length }
}

interface SiteText extends TextField {
  file: string
  /** Where it is, for staff: the title of its file, and the labels of the first `depth` steps of its path. */
  place: (depth?: number) => string
}

/** Every text of every content file. */
export function textsOf(studio: Studio): SiteText[] {
  return fileNames(studio.root).flatMap((file) => {
    const [schema, content] = [schemaOf(file), studio.live.fileOf(file)?.content]
    return textFields(schema, content).map((field) => ({
      ...field,
      file,
      place: (depth) =>
        `${studio.titleOf(file)}: ${pathInWords(schema, content, keysOf(field.path).slice(0, depth).join('/'))}`,
    }))
  })
}
