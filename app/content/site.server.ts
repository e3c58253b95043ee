// Reads content/ as one checked whole: clinic, facts, navigation and every page. Everything on the site derives from what it returns.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { iconFiles } from '../media/icons.server.ts'
import { imageRegister, masterOf, missingMasters, readImages } from '../media/images.server.ts'
import { clinicSchema, type Clinic } from './clinic.ts'
import { checkAcross } from './across-pages.ts'
import { factsSchema, type Fact } from './facts.ts'
import { firstUses, glossaryProblems, glossarySchema, type Glossary } from './glossary.ts'
import { messagesSchema, type Messages } from './messages.ts'
import { navigationSchema, type Navigation } from './navigation.ts'
import { pageSchema, type Page } from './page.ts'
import { ContentError, problem, problemsOf, type Problem, type SourceFile } from './problems.ts'
import { readingWith, type ImageView, type References } from './references.ts'
import { formsOf, pathsOf, safetyOf } from './known.ts'
import { pageSources, pathOf, type PageSource } from './page-source.ts'
import { fillTokens, tokenValues } from './tokens.ts'
import { parseYaml } from './yaml-file.ts'

export interface Site {
  clinic: Clinic
  facts: Readonly<Record<string, Fact>>
  navigation: Navigation
  messages: Messages
  /** Pages by path. */
  pages: ReadonlyMap<string, Page>
  images: ReadonlyMap<string, ImageView>
  /** File that each page came from. */
  files: ReadonlyMap<string, string>
}

/** Folder that holds the site's content, relative to the project. */
export const CONTENT_DIR = 'content'

/** Reads and checks everything under `contentDir`. Throws ContentError with all problems. */
export async function readSite(contentDir: string = CONTENT_DIR): Promise<Site> {
  const problems: Problem[] = []
  const clinic = check(parseYaml(join(contentDir, 'clinic.yaml')), clinicSchema, problems)
  const facts = check(parseYaml(join(contentDir, 'facts.yaml')), factsSchema, problems)
  const registerSource = parseYaml(join(contentDir, 'images.yaml'))
  const register = check(registerSource, imageRegister, problems)
  for (const name of register ? missingMasters(contentDir, register) : []) {
    problems.push(
      problem(
        registerSource,
        [name],
        `The picture's file is not there. Put its master at ${masterOf(contentDir, name)}, as WebP, or remove this entry.`,
      ),
    )
  }
  if (!clinic || !facts || !register || problems.length > 0) throw new ContentError(problems)

  const tokens = tokenValues(clinic, facts)
  const sources = pageSources(join(contentDir, 'pages'), tokens, problems)
  const navigationSource = parseYaml(join(contentDir, 'navigation.yaml'))
  const messagesSource = parseYaml(join(contentDir, 'messages.yaml'))
  const glossarySource = parseYaml(join(contentDir, 'glossary.yaml'))
  for (const source of [navigationSource, messagesSource]) problems.push(...fillTokens(source, tokens))

  const images = await readImages(contentDir, register)
  const known: References = {
    images,
    icons: new Set(iconFiles().keys()),
    paths: pathsOf(sources.map(({ content }) => content)),
    forms: formsOf(clinic),
    safety: new Map(),
  }
  known.safety = readingWith(known, () => safetyOf(clinic))
  return readingWith(known, () => {
    const navigation = check(navigationSource, navigationSchema, problems)
    const messages = check(messagesSource, messagesSchema, problems)
    const glossary = check(glossarySource, glossarySchema, problems) ?? []
    const read = sources.map((source) => ({ source, page: readPage(source, glossary, known, problems) }))
    const pages = read.flatMap(({ source, page }) => (page ? [{ source, page }] : []))
    problems.push(...checkAcross(pages, new Set(sources.map(pathOf))))
    if (problems.length === 0)
      problems.push(
        ...glossaryProblems(
          glossarySource,
          glossary,
          pages.map(({ page }) => page),
        ),
      )
    if (problems.length > 0 || !navigation || !messages) throw new ContentError(problems)
    return {
      clinic,
      facts,
      navigation,
      messages,
      images,
      pages: new Map(pages.map(({ page }) => [page.path, page])),
      files: new Map(pages.map(({ source, page }) => [page.path, source.file])),
    }
  })
}

/** The site, read once; again only after a file under content/ has changed, so that `npm run dev` shows it. */
export async function currentSite(): Promise<Site> {
  const file = process.env[CHECKED_SITE]
  const stamp = file ?? contentStamp(CONTENT_DIR)
  if (shared[CACHE]?.stamp !== stamp) shared[CACHE] = { stamp, site: file ? readChecked(file) : readSite() }
  return shared[CACHE].site
}

const CACHE = Symbol.for('clinic.site')

/** In one process Vite's config, React Router's and the built pages have a copy of this module each; they share the site. */
const shared = globalThis as { [CACHE]?: { stamp: string; site: Promise<Site> } }

function contentStamp(folder: string): string {
  const times = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => statSync(join(folder, file)).mtimeMs,
  )
  return `${times.length}:${Math.max(...times)}`
}

/** Name of the environment variable that names a file of keepChecked(). */
const CHECKED_SITE = 'CHECKED_SITE'

/** Writes `site` to `file`, so that a build reads its content once, however many processes it takes. */
export function keepChecked({ pages, images, files, ...rest }: Site, file: string): void {
  writeFileSync(file, JSON.stringify({ ...rest, pages: [...pages], images: [...images], files: [...files] }))
}

/** Makes `file`, written by keepChecked(), the current site of this process and of those that it starts. */
export function takeChecked(file: string): void {
  process.env[CHECKED_SITE] = file
}

type Listed = 'pages' | 'images' | 'files'

async function readChecked(file: string): Promise<Site> {
  const { pages, images, files, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Site, Listed> &
    Record<Listed, [string, never][]>
  return { ...rest, pages: new Map(pages), images: new Map(images), files: new Map(files) }
}

/** One page, with each term of the glossary explained where the page first uses it. */
function readPage(source: PageSource, glossary: Glossary, known: References, problems: Problem[]): Page | undefined {
  const explain = firstUses(glossary, pathOf(source))
  return readingWith(
    { ...known, explain },
    () => check(source, pageSchema, problems, source.content) as Page | undefined,
  )
}

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
