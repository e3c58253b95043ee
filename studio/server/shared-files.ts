// The files that all pages share, each read by itself, so that one with problems does not stop the others.
import type { Clinic } from '../../app/content/schema/clinic.ts'
import type { Fact } from '../../app/content/schema/facts.ts'
import { fields } from '../../app/content/schema/fields.ts'
import type { Glossary } from '../../app/content/schema/glossary.ts'
import type { Messages } from '../../app/content/schema/messages.ts'
import type { Navigation } from '../../app/content/schema/navigation.ts'
import { problem, problemsOf, type Problem, type SourceFile } from '../../app/content/read/problems.ts'
import type { References } from '../../app/content/schema/references.ts'
import type { SearchWords } from '../../app/content/schema/search-words.ts'
import { fillTokens, type TokenValues } from '../../app/content/read/tokens.ts'
import type { Treatments } from '../../app/content/schema/treatments.ts'
import { masterOf, missingMasters, type ImageRegister } from '../../app/media/images.server.ts'
import type { CopyRules } from '../../checks/copy/rules.ts'
import { contentKinds, type ContentKindName } from '../../checks/schema/content-kinds.ts'

export type SharedKind = Exclude<ContentKindName, 'page'>

/** What the shared files say. A file that was never valid is missing. */
export interface SharedValues {
  clinic: Clinic
  facts: Readonly<Record<string, Fact>>
  treatments: Treatments
  navigation: Navigation
  messages: Messages
  search: SearchWords
  glossary: Glossary
  images: ImageRegister
  'copy-rules': CopyRules
}

/** Files that refer to nothing in other files. They are read before the pages. */
export const independentKinds: readonly SharedKind[] = ['clinic', 'facts', 'images', 'copy-rules']

/** All other files. They refer to pages and pictures, or pages refer to them. */
export const referringKinds: readonly SharedKind[] = (Object.keys(contentKinds) as ContentKindName[])
  .filter((kind) => kind !== 'page')
  .filter((kind) => !independentKinds.includes(kind))

interface Known {
  tokens: TokenValues
  references: References
  contentDir: string
}

/** The value of a shared file, if its fields are valid, and its problems. Fills the tokens of `source` in place. */
export function readShared(
  kind: SharedKind,
  source: SourceFile,
  { tokens, references, contentDir }: Known,
): { value?: unknown; problems: Problem[] } {
  const { schema, tokens: mayQuote } = contentKinds[kind]
  const problems = mayQuote ? fillTokens(source, tokens) : []
  const { data, error } = schema(fields(references)).safeParse(source.document.toJS())
  if (error) return { problems: [...problems, ...problemsOf(source, error.issues)] }
  if (kind === 'images') problems.push(...withoutMaster(source, data as ImageRegister, contentDir))
  if (problems.length > 0) return { problems }
  return { value: data, problems }
}

function withoutMaster(source: SourceFile, register: ImageRegister, contentDir: string): Problem[] {
  return missingMasters(contentDir, register).map((name) =>
    problem(
      source,
      [name],
      `The picture has no file. Save it as ${masterOf('content', name)}, or remove this entry.`,
    ),
  )
}
