import { pathInWords } from '../schema/labels.ts'
import { textFields, type TextField } from '../schema/schema-at.ts'
import { fileNames, kindOf } from './files.ts'
import { schemaOf } from './schemas.ts'
import type { Studio } from './studio.ts'

interface SiteText extends TextField {
  file: string
  /** Where it is, for staff: the title of its file, and the labels of the first `depth` steps of its path. */
  place: (depth?: number) => string
}

/** Every text of every content file. */
export function textsOf(studio: Studio): SiteText[] {
  return fileNames(studio.root).flatMap((file) => {
    const [schema, content] = [schemaOf(kindOf(file)), studio.live.fileOf(file)?.content]
    return textFields(schema, content).map((field) => ({
      ...field,
      file,
      place: (depth) => `${studio.titleOf(file)}: ${pathInWords(schema, content, field.path.slice(0, depth))}`,
    }))
  })
}
