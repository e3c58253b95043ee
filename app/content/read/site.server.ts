// Reads and checks everything in content/. The build makes the whole site from what readSite() returns.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { imageRegister, masterOf, missingMasters, readImages, type ImageRegister } from '../../media/images.server.ts'
import { checkPages } from '../check/across-pages.ts'
import { clinicSchema, type Clinic } from '../schema/clinic.ts'
import { factsSchema, type Fact } from '../schema/facts.ts'
import { fields } from '../schema/fields.ts'
import { gatherReferences } from './gather-references.server.ts'
import { glossaryProblems } from '../check/glossary-rules.ts'
import { glossarySchema, keepFirstUses, termMarker, type Glossary } from '../schema/glossary.ts'
import { messagesSchema, type Messages } from '../schema/messages.ts'
import { navigationSchema, type Navigation } from '../schema/navigation.ts'
import { pageSources, pathOf, type PageSource } from './page-source.ts'
import { pageSchema, type Page } from '../schema/page.ts'
import { ContentError, problem, problemsOf, type Problem, type SourceFile } from './problems.ts'
import type { ImageView } from '../../media/image.ts'
import type { References } from '../schema/references.ts'
import { searchProblems } from '../check/search-rules.ts'
import { searchWordsSchema, type SearchWords } from '../schema/search-words.ts'
import { fillTokens, tokenValues } from './tokens.ts'
import { treatmentsSchema, type Treatments } from '../schema/treatments.ts'
import { parseYaml } from './yaml-file.ts'

export interface Site {
  clinic: Clinic
  facts: Readonly<Record<string, Fact>>
  navigation: Navigation
  messages: Messages
  treatments: Treatments
  /** What patients call their trouble, and where each word leads. */
  search: SearchWords
  /** Pages by path. */
  pages: ReadonlyMap<string, Page>
  images: ReadonlyMap<string, ImageView>
  /** File that each page came from, by path. */
  files: ReadonlyMap<string, string>
  /** What content may refer to. The schema for the examples of sections needs it too. */
  references: References
}

/** Folder with the site's content, relative to the project. */
export const CONTENT_DIR = 'content'

/** Reads and checks everything under `contentDir`. Throws ContentError with all problems. */
export async function readSite(contentDir: string): Promise<Site> {
  const problems: Problem[] = []
  const clinic = check(parseYaml(join(contentDir, 'clinic.yaml')), clinicSchema, problems)
  const facts = check(parseYaml(join(contentDir, 'facts.yaml')), factsSchema, problems)
  const register = readRegister(contentDir, problems)
  // Pages need these three: without them every page would have problems.
  if (!clinic || !facts || !register || problems.length > 0) throw new ContentError(problems)

  const tokens = tokenValues(clinic, facts)
  const sources = pageSources(join(contentDir, 'pages'), tokens, problems)
  const images = await readImages(contentDir, register)
  const contents = sources.map(({ content }) => content)
  const withoutTreatments = gatherReferences(clinic, images, contents)

  const readWithTokens = (name: string) => {
    const source = parseYaml(join(contentDir, name))
    problems.push(...fillTokens(source, tokens))
    return source
  }
  const siteFields = fields(withoutTreatments)
  const treatments = check(readWithTokens('treatments.yaml'), treatmentsSchema(siteFields), problems)
  if (!treatments) throw new ContentError(problems)
  const references = { ...withoutTreatments, treatments: new Map(Object.entries(treatments)) }
  const navigation = check(readWithTokens('navigation.yaml'), navigationSchema(siteFields), problems)
  const messages = check(readWithTokens('messages.yaml'), messagesSchema(siteFields), problems)
  const searchSource = readWithTokens('search.yaml')
  const search = check(searchSource, searchWordsSchema(siteFields), problems)
  const glossarySource = parseYaml(join(contentDir, 'glossary.yaml'))
  const glossary = check(glossarySource, glossarySchema, problems) ?? []

  const pages = readPages(sources, glossary, references, problems)
  problems.push(...checkPages(pages, { paths: new Set(sources.map(pathOf)), known: references.paths }))
  const checked = pages.map(({ page }) => page)
  if (search && problems.length === 0) {
    problems.push(...glossaryProblems(glossarySource, glossary, checked))
    problems.push(...searchProblems(searchSource, search, checked))
  }
  if (problems.length > 0 || !navigation || !messages || !search) throw new ContentError(problems)
  return {
    clinic,
    facts,
    navigation,
    messages,
    treatments,
    search,
    images,
    pages: new Map(checked.map((page) => [page.path, page])),
    files: new Map(pages.map(({ source, page }) => [page.path, source.file])),
    references,
  }
}

/**
 * Returns a function that gives the site under `contentDir`. It reads again only after a file there has changed, also
 * when the last read has failed.
 */
export function siteReader(contentDir: string): () => Promise<Site> {
  let lastRead: { files: string; site: Promise<Site> } | undefined
  return async () => {
    const files = stateOf(contentDir)
    if (lastRead?.files !== files) lastRead = { files, site: readSite(contentDir) }
    return lastRead.site
  }
}

/** Names, times of change and sizes of all files under `folder`: a text that differs after any change. */
function stateOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => {
      const { mtimeMs, size } = statSync(join(folder, file))
      return `${file} ${mtimeMs} ${size}`
    })
    .join('\n')
}

function readRegister(contentDir: string, problems: Problem[]): ImageRegister | undefined {
  const source = parseYaml(join(contentDir, 'images.yaml'))
  const register = check(source, imageRegister, problems)
  for (const name of register ? missingMasters(contentDir, register) : []) {
    const message = `The picture has no file. Save it as ${masterOf(contentDir, name)}, or remove this entry.`
    problems.push(problem(source, [name], message))
  }
  return register
}

/** The pages whose fields are valid, with the terms of the glossary explained. Adds problems to `problems`. */
function readPages(
  sources: readonly PageSource[],
  glossary: Glossary,
  references: References,
  problems: Problem[],
): { source: PageSource; page: Page }[] {
  const schema = pageSchema(fields({ ...references, markTerms: termMarker(glossary) }))
  return sources.flatMap((source) => {
    const page = check(source, schema, problems, source.content) as Page | undefined
    if (!page) return []
    return [{ source, page: { ...page, sections: keepFirstUses(page.sections, page.path, glossary) } }]
  })
}

/** The content as the schema returns it. Adds problems to `problems` and returns undefined when it is not valid. */
function check<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
  problems: Problem[],
  content: unknown = source.document.toJS(),
): z.output<Schema> | undefined {
  const { success, data, error } = schema.safeParse(content)
  if (!success) problems.push(...problemsOf(source, error.issues))
  return data
}
