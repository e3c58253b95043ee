// Reads the examples of every kind of section (app/sections/*/example.yaml), for tests and the style guide. They show
// the pictures, figures and roles of a small clinic of the tests, so they do not change with content/.
import { existsSync, readFileSync } from 'node:fs'
import { LineCounter, parseAllDocuments } from 'yaml'
import { STYLEGUIDE_PATH } from '../../paths.ts'
import { fields } from '../../schema/fields.ts'
import { sectionSchema, type SectionType, type SectionView } from '../../sections/page-schema.ts'
import { kindNames } from '../../sections/traits.ts'
import { ContentError, type Problem } from '../../yaml/problems.ts'
import { siteReader } from './site.server.ts'
import type { Site } from './site.ts'
import { tokenValues } from '../../yaml/tokens.ts'
import { missingFile, readYaml } from '../../yaml/yaml-file.ts'

/** Folder of the clinic in the examples. */
export const EXAMPLE_CLINIC = 'tests/fixtures/clinic'

const readClinic = siteReader(EXAMPLE_CLINIC)

export interface Examples {
  /** The examples of each kind, as its component receives them. */
  sections: ReadonlyMap<SectionType, SectionView[]>
  /** The clinic in them, with one more page that has every example. */
  site: Site
}

/** Reads every example again after a change. Throws ContentError with all problems. */
export async function readExamples(): Promise<Examples> {
  const clinic = await readClinic()
  const problems: Problem[] = []
  const sections = new Map(kindNames.map((kind) => [kind, examplesOf(kind, clinic, problems)]))
  if (problems.length > 0) throw new ContentError(problems)
  const [first] = clinic.pages.values()
  const page = first && { ...first, path: STYLEGUIDE_PATH, sections: [...sections.values()].flat(), medical: [] }
  return {
    sections,
    site: {
      ...clinic,
      pages: new Map([...clinic.pages.values(), ...(page ? [page] : [])].map((each) => [each.path, each])),
    },
  }
}

/** The file with the examples of a kind of section. */
export function exampleFile(kind: SectionType): string {
  return `app/sections/${kind}/example.yaml`
}

function examplesOf(kind: SectionType, { clinic, facts, references }: Site, problems: Problem[]): SectionView[] {
  const file = exampleFile(kind)
  if (!existsSync(file)) {
    problems.push(missingFile(file))
    return []
  }
  const lines = new LineCounter()
  const documents = parseAllDocuments(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false })
  const schema = sectionSchema(kind, fields(references))
  return documents.flatMap((document) => {
    const read = readYaml({ file, document, lines }, schema, tokenValues(clinic, facts))
    problems.push(...read.problems)
    return read.value ?? []
  })
}
