// Reads the examples of a kind of section (app/sections/*/example.yaml), for tests and the style guide.
import { readFileSync } from 'node:fs'
import { LineCounter, parseAllDocuments } from 'yaml'
import { fields } from '../../schema/fields.ts'
import { sectionSchema, type SectionType, type SectionView } from '../../sections/page-schema.ts'
import { ContentError } from '../../yaml/problems.ts'
import type { Site } from './site.ts'
import { tokenValues } from '../../yaml/tokens.ts'
import { readYaml } from '../../yaml/yaml-file.ts'

/** The examples of one kind, as its component receives them. Throws ContentError when one has a problem. */
export function examplesOf(
  kind: SectionType,
  { clinic, facts, references }: Pick<Site, 'clinic' | 'facts' | 'references'>,
): SectionView[] {
  const file = `app/sections/${kind}/example.yaml`
  const lines = new LineCounter()
  const documents = parseAllDocuments(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false })
  const schema = sectionSchema(kind, fields(references))
  return documents.map((document) => {
    const { value, problems } = readYaml({ file, document, lines }, schema, tokenValues(clinic, facts))
    if (value === undefined || problems.length > 0) throw new ContentError(problems)
    return value
  })
}
