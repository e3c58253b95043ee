// The site as it is on disk and in unsaved texts, file by file. After a change, only that file is read again, so that
// a check answers while somebody types.
import { join } from 'node:path'
import { checkPages } from '../../app/content/check/across-pages.ts'
import { fields } from '../../app/content/schema/fields.ts'
import { gatherReferences } from '../../app/content/read/gather-references.server.ts'
import { keepFirstUses, termMarker } from '../../app/content/schema/glossary.ts'
import { pageSchema, type Page } from '../../app/content/schema/page.ts'
import { problemsOf, type Problem, type SourceFile } from '../../app/content/read/problems.ts'
import type { ImageView } from '../../app/media/image.ts'
import type { References } from '../../app/content/schema/references.ts'
import { searchProblems } from '../../app/content/check/search-rules.ts'
import type { Site } from '../../app/content/read/site.server.ts'
import { fillTokens, tokenValues, type TokenValues } from '../../app/content/read/tokens.ts'
import type { ParseError } from '../protocol.ts'
import { readImages } from '../../app/media/images.server.ts'
import { Refused } from './refused.ts'
import { fileNames, kindOf, parseErrors, parseText, readText } from './files.ts'
import { independentKinds, readShared, referringKinds, type SharedKind, type SharedValues } from './shared-files.ts'

export interface LiveSite {
  /** Reads a text in place of the file. Returns its problems, and whether the site shows it. */
  take: (name: string, text: string) => Promise<{ problems: Problem[]; isShown: boolean }>
  /** Takes a page away, before its file is removed. */
  drop: (name: string) => void
  /** Reads the file from disk again; it may be gone. */
  reload: (name: string) => Promise<void>
  /** The site now. Throws Refused while a file that every page needs cannot be read. */
  site: () => Site
  /** The page of a file, with shared texts as they are now. */
  pageOf: (name: string) => Page | undefined
  shared: () => Partial<SharedValues>
  tokens: () => TokenValues
  images: () => ReadonlyMap<string, ImageView>
  /** Why a file is not YAML. */
  brokenOf: (name: string) => ParseError | undefined
  /** Content of every file as it is in the file, before tokens are filled. */
  contents: () => ReadonlyMap<string, unknown>
}

export async function openLiveSite(root: string): Promise<LiveSite> {
  const contentDir = join(root, 'content')
  const shared: Partial<SharedValues> = {}
  const texts = new Map<string, string>()
  const contents = new Map<string, unknown>()
  /** The last page of each file that had no problems of the schema. */
  const pages = new Map<string, Page>()
  const broken = new Map<string, ParseError>()
  let images: ReadonlyMap<string, ImageView> = new Map()
  /** What pages refer to; undefined after a change that matters to them. */
  let known: { references: References; schema: ReturnType<typeof pageSchema> } | undefined
  /** Files whose page has been read since a shared file changed. */
  const upToDate = new Set<string>()

  const tokens = (): TokenValues =>
    shared.clinic && shared.facts ? tokenValues(shared.clinic, shared.facts) : new Map()

  function references(): { references: References; schema: ReturnType<typeof pageSchema> } {
    if (known) return known
    const { clinic, glossary = [], treatments = {} } = shared
    if (!clinic) throw new Refused(409, 'content/clinic.yaml has problems. Correct it first: every page needs it.')
    const all = {
      ...gatherReferences(clinic, images, pageContents()),
      treatments: new Map(Object.entries(treatments)),
    }
    known = { references: all, schema: pageSchema(fields({ ...all, markTerms: termMarker(glossary) })) }
    return known
  }

  function pageContents(): unknown[] {
    return [...contents].filter(([name]) => kindOf(name) === 'page').map(([, content]) => content)
  }

  function noteErrors(name: string, source: SourceFile): ParseError[] {
    const errors = parseErrors(source)
    const [first] = errors
    if (first) broken.set(name, first)
    else broken.delete(name)
    return errors
  }

  /** The page of a source, if its fields are valid. The live site shows it when its tokens have values too. */
  function readPage(name: string, source: SourceFile): { problems: Problem[]; page?: Page } {
    const problems = fillTokens(source, tokens())
    const { data, error } = references().schema.safeParse(source.document.toJS())
    if (error) return { problems: [...problems, ...problemsOf(source, error.issues)] }
    const page = data as Page
    const shown = { ...page, sections: keepFirstUses(page.sections, page.path, shared.glossary ?? []) }
    if (problems.length === 0) pages.set(name, shown)
    return { problems, page: shown }
  }

  /** Problems of a page that only the other pages tell: an address or a title twice, anchors that are gone. */
  function problemsAmongPages(source: SourceFile, page: Page): Problem[] {
    const others = [...pages].flatMap(([file, other]) =>
      file === source.file ? [] : [{ source: { ...source, file }, page: other }],
    )
    const paths = new Set(pageContents().map((content) => String((content as Partial<Page> | null)?.path)))
    const problems = checkPages([...others, { source, page }], { paths, known: references().references.paths })
    return problems.filter(({ file }) => file === source.file)
  }

  async function takePage(name: string, source: SourceFile) {
    const before = JSON.stringify(addressesOf(contents.get(name)))
    // Reading the page fills its tokens, so what the file says is kept before.
    contents.set(name, contentOf(source))
    // Other pages may link to its address and its anchors.
    if (JSON.stringify(addressesOf(contents.get(name))) !== before) known = undefined
    upToDate.add(name)
    const { problems, page } = readPage(name, source)
    if (page) problems.push(...problemsAmongPages(source, page))
    return { problems, isShown: page !== undefined && pages.get(name) === page }
  }

  async function takeShared(kind: SharedKind, source: SourceFile) {
    contents.set(source.file, contentOf(source))
    const empty = { images, icons: new Set<string>(), paths: new Map(), forms: new Map(), safety: new Map() }
    const nothing = { ...empty, treatments: new Map(), roles: new Map() }
    const context = independentKinds.includes(kind) ? nothing : references().references
    const { value, problems } = readShared(kind, source, { tokens: tokens(), references: context, contentDir })
    if (value === undefined) return { problems, isShown: false }
    Object.assign(shared, { [kind]: value })
    if (kind === 'images' && shared.images) images = await readImages(contentDir, shared.images)
    if (kind !== 'navigation' && kind !== 'messages' && kind !== 'search' && kind !== 'copy-rules') {
      known = undefined
      upToDate.clear()
    }
    if (kind === 'search' && shared.search)
      problems.push(...searchProblems(source, shared.search, [...pages.values()]))
    return { problems, isShown: true }
  }

  async function take(name: string, text: string) {
    texts.set(name, text)
    const source = parseText(name, text)
    const errors = noteErrors(name, source)
    if (errors.length > 0) {
      const problems = errors.map(({ line, message }) => ({ file: name, line, field: '', message: notYaml(message) }))
      return { problems, isShown: false }
    }
    const kind = kindOf(name)
    if (kind === undefined) throw new Refused(400, 'This is not a content file.')
    return kind === 'page' ? takePage(name, source) : takeShared(kind, source)
  }

  async function reload(name: string) {
    if (fileNames(root).includes(name)) await take(name, readText(root, name))
    else drop(name)
  }

  function drop(name: string): void {
    if (contents.delete(name)) known = undefined
    pages.delete(name)
    texts.delete(name)
    broken.delete(name)
  }

  for (const kind of independentKinds) await reload(`content/${kind}.yaml`)
  const pageNames = fileNames(root).filter((name) => kindOf(name) === 'page')
  for (const name of pageNames) {
    const text = readText(root, name)
    const source = parseText(name, text)
    texts.set(name, text)
    noteErrors(name, source)
    contents.set(name, contentOf(source))
  }
  if (shared.clinic) {
    for (const kind of referringKinds) await reload(`content/${kind}.yaml`)
    for (const name of pageNames) pageOf(name)
  }

  function pageOf(name: string): Page | undefined {
    const text = texts.get(name)
    if (text !== undefined && !upToDate.has(name) && kindOf(name) === 'page') {
      const source = parseText(name, text)
      if (source.document.errors.length === 0) readPage(name, source)
      upToDate.add(name)
    }
    return pages.get(name)
  }

  function site(): Site {
    const { clinic, facts, navigation, messages, treatments, search } = shared
    if (!clinic || !facts || !navigation || !messages || !treatments || !search)
      throw new Refused(409, 'A file that every page needs has problems. Correct it first.')
    const files = new Map([...pages].map(([name, page]) => [page.path, name]))
    return {
      clinic,
      facts,
      navigation,
      messages,
      treatments,
      search,
      images,
      files,
      pages: new Map([...pages.values()].map((page) => [page.path, page])),
      references: references().references,
    }
  }

  return {
    take,
    drop,
    reload,
    site,
    pageOf,
    shared: () => shared,
    tokens,
    brokenOf: (name) => broken.get(name),
    contents: () => contents,
    images: () => images,
  }
}

/** What a source says. Of broken YAML it is what the parser makes of it, so that links to the page are known. */
function contentOf({ document }: SourceFile): unknown {
  try {
    return document.toJS()
  } catch {
    return undefined
  }
}

/** What other pages may link to: the path, the former paths and the anchors of a page. */
function addressesOf(content: unknown): unknown[] {
  const { path, formerPaths, sections } = (content ?? {}) as Record<string, unknown>
  return [path, formerPaths, anchorsIn(sections)]
}

function anchorsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => (name === 'id' ? [each] : anchorsIn(each)))
}

function notYaml(message: string): string {
  return `This is not valid YAML: ${message}. Put a text with a colon in "quotes".`
}
