// Reads the examples of a kind of section (app/sections/*/example.yaml), for tests and the style page.
import { readFileSync } from 'node:fs'
import { LineCounter, parseAllDocuments } from 'yaml'
import { fields } from '../schema/fields.ts'
import { sectionSchema, type SectionType, type SectionView } from '../schema/page.ts'
import { ContentError, problemsOf } from './problems.ts'
import type { Site } from './site.server.ts'
import { fillTokens, tokenValues } from './tokens.ts'

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
    const source = { file, document, lines }
    const problems = fillTokens(source, tokenValues(clinic, facts))
    const { data, error } = schema.safeParse(document.toJS())
    if (error) problems.push(...problemsOf(source, error.issues))
    if (!data || problems.length > 0) throw new ContentError(problems)
    return data
  })
}
