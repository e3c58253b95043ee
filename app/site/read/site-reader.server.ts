// Reads and checks everything in content/, for the build, the development server and the studio. What it reads again
// after a change: content-files.server.ts.
import { join } from 'node:path'
import type { z } from 'zod'
import { readDrawings } from '../../media/drawings.server.ts'
import { MARK_FILE, readMark } from '../../media/mark.server.ts'
import type { SvgProblem } from '../../media/svg-tree.server.ts'
import {
  imagesSchema,
  masterOf,
  missingMasters,
  readImages,
  type BrokenMaster,
  type ImageRegister,
} from '../../media/images.server.ts'
import { brandSchema, type Brand, type Palette } from '../../schema/brand.ts'
import type { DrawingView, ImageView } from '../../schema/picture.ts'
import { checkPages } from '../validate/across-pages.ts'
import { searchProblems } from '../validate/search-rules.ts'
import {
  contrastProblems,
  glossaryProblems,
  portraitProblems,
  signInProblems,
  urgentProblems,
} from '../validate/shared-rules.ts'
import { clinicSchema } from '../../schema/clinic.ts'
import { factsSchema } from '../../schema/facts.ts'
import { fields } from '../../schema/fields.ts'
import { glossarySchema, type Glossary } from '../../schema/glossary.ts'
import { keepFirstUses, termMarker } from './glossary-terms.ts'
import { messagesSchema } from '../../schema/messages.ts'
import { navigationSchema } from '../../schema/navigation.ts'
import { pageSchema, type Page } from '../../sections/page-schema.ts'
import type { References } from '../../schema/references.ts'
import { searchWordsSchema } from '../../schema/search-words.ts'
import { claimsByName, readClaims } from './claims.server.ts'
import { ContentFiles, type ContentFolder } from './content-files.server.ts'
import { gatherReferences } from './gather-references.server.ts'
import { problem, type Problem } from '../../yaml/problems.ts'
import type { Site } from './site.ts'
import { missingFile, readText } from '../../yaml/yaml-file.ts'
import { tokenValues, type TokenValues } from '../../yaml/tokens.ts'

export interface Reading {
  /** From the last valid version of each file. Undefined while a file that all pages need has not been valid yet. */
  site: Site | undefined
  /** The rules across pages run when this is first asked for, because the preview of the studio never asks. */
  readonly problems: readonly Problem[]
}

type Rest = 'navigation' | 'messages' | 'search'

/** What pages may show and link to, and how to check a page. */
interface Shared extends Omit<Site, 'pages' | 'files' | Rest> {
  /** What pages can be checked without. A part is undefined while its file has never been valid. */
  rest: { [Part in Rest]: Site[Part] | undefined }
  glossary: Glossary
  tokens: TokenValues
  pageSchema: z.ZodType<Page>
}

export class SiteReader {
  readonly files: ContentFiles
  readonly #folder: ContentFolder
  #shared: { value: Shared | undefined; problems: readonly Problem[] } = { value: undefined, problems: [] }
  #pageSchema: { key: string; schema: z.ZodType<Page> } | undefined
  #last: Reading | undefined
  /** The pictures as they last were whole. */
  #images:
    | { register: ImageRegister; broken: readonly BrokenMaster[]; views: ReadonlyMap<string, ImageView> | undefined }
    | undefined

  constructor(folder: ContentFolder) {
    this.#folder = folder
    this.files = new ContentFiles(folder)
  }

  /** Reads the site. Returns the same object as before when nothing has changed. */
  read(): Reading {
    const changed = this.files.refresh()
    if (changed === 'nothing' && this.#last) return this.#last
    if (changed === 'shared' || !this.#last) {
      const problems = this.files.strayProblems()
      this.#shared = { value: this.#readShared(problems), problems }
    }
    const inFiles = [...this.#shared.problems]
    const { value } = this.#shared
    const { site, across } = value ? this.#readPages(value, inFiles) : {}
    let problems: readonly Problem[] | undefined
    this.#last = {
      site,
      get problems() {
        return (problems ??= [...inFiles, ...(across?.(inFiles.length === 0) ?? [])])
      },
    }
    return this.#last
  }

  /** The last valid version of a page, by the name of its file: `pages/care.yaml`. */
  pageOf(name: string): Page | undefined {
    return this.files.get(name)?.value as Page | undefined
  }

  /** Undefined while a file that every page needs has never been valid: every page would have problems. */
  #readShared(problems: Problem[]): Shared | undefined {
    const { files } = this
    const clinic = files.check('clinic.yaml', clinicSchema, problems)
    const brand = this.#readBrand(problems)
    const facts = files.check('facts.yaml', factsSchema, problems)
    const images = this.#readImages(problems)
    const drawings = brand && this.#readDrawings(brand.palette, problems)
    if (!clinic || !brand || !facts || !images || !drawings) return undefined

    problems.push(...portraitProblems(files.source('clinic.yaml'), clinic, images))
    const tokens = tokenValues(clinic, facts)
    const addresses = files.pages().flatMap((file) => file.addresses ?? [])
    const known = gatherReferences(clinic, images, drawings, addresses)
    const knownFields = fields(known)
    const claims = readClaims(files, knownFields, problems, tokens)
    if (!claims) return undefined

    const navigation = files.check('navigation.yaml', navigationSchema(knownFields), problems, tokens)
    const messages = files.check('messages.yaml', messagesSchema(knownFields), problems, tokens)
    const search = files.check('search.yaml', searchWordsSchema(knownFields), problems, tokens)
    const glossary = files.check('glossary.yaml', glossarySchema, problems) ?? []

    const references: References = { ...known, ...claimsByName(claims) }
    const { forms, careTeam } = clinic
    const shown = [claims, glossary, [...images], [...drawings]]
    const referred = [forms, careTeam, addresses, ...shown]
    const schema = this.#pageSchemaFor(JSON.stringify(referred), references, glossary)
    const rest = { navigation, messages, search }
    const shared = { clinic, brand, facts, ...claims, images, references }
    return { ...shared, rest, glossary, tokens, pageSchema: schema }
  }

  /** The same schema as before, so that no page is checked again, if `key` is the same: all that pages refer to. */
  #pageSchemaFor(key: string, references: References, glossary: Glossary): z.ZodType<Page> {
    if (this.#pageSchema?.key === key) return this.#pageSchema.schema
    // The fields mark every use of a term, and the first use on the page keeps its mark.
    const schema = pageSchema(fields({ ...references, markTerms: termMarker(glossary) })).transform((page) => ({
      ...page,
      ...keepFirstUses({ sections: page.sections, medical: page.medical }, page.path, glossary),
    }))
    this.#pageSchema = { key, schema }
    return schema
  }

  /**
   * The site, and `across`, which finds the problems that need several files. Some of them would follow from problems
   * in a file, so it is told if there are none. Adds the problems of single pages to `problems`.
   */
  #readPages({ rest, glossary, tokens, pageSchema: schema, ...shared }: Shared, problems: Problem[]) {
    const pages = this.files.pages().flatMap(({ source }) => {
      const before = problems.length
      const page = this.files.check(source.file.slice(this.#folder.name.length + 1), schema, problems, tokens)
      return page ? [{ source, page, isCurrent: problems.length === before }] : []
    })
    const paths = this.files.pages().flatMap(({ source, content }) => {
      const { path } = (content ?? {}) as { path?: unknown }
      return typeof path === 'string' ? [{ source, path }] : []
    })
    const shown = pages.map(({ page }) => page)
    const { navigation, messages, search } = rest
    const across = (isRightSoFar: boolean): Problem[] => {
      const current = pages.filter(({ isCurrent }) => isCurrent)
      const found = checkPages(current, { paths, known: shared.references.paths })
      if (navigation) found.push(...signInProblems(this.files.source('navigation.yaml'), navigation, shared.clinic))
      if (messages)
        found.push(...urgentProblems(this.files.source('urgent-signs.yaml'), shared.urgentSigns, messages))
      if (search && isRightSoFar && found.length === 0) {
        found.push(...glossaryProblems(this.files.source('glossary.yaml'), glossary, shown))
        found.push(...searchProblems(this.files.source('search.yaml'), search, shown))
      }
      return found
    }
    const site: Site | undefined = navigation &&
      messages &&
      search && {
        ...shared,
        navigation,
        messages,
        search,
        pages: new Map(shown.map((page) => [page.path, page])),
        files: new Map(pages.map(({ source, page }) => [page.path, source.file])),
      }
    return { site, across }
  }

  #readBrand(problems: Problem[]): Brand | undefined {
    const { path } = this.#folder
    const brand = this.files.check('brand.yaml', brandSchema, problems)
    if (!brand) return undefined
    problems.push(...contrastProblems(this.files.source('brand.yaml'), brand.palette))
    const svg = readText(join(path, MARK_FILE))
    if (svg === undefined) {
      problems.push(missingFile(`${this.#folder.name}/${MARK_FILE}`))
      return undefined
    }
    const { mark, problems: found } = readMark(svg, brand.palette)
    this.#reportSvg(MARK_FILE, found, problems)
    return mark && { ...brand, mark }
  }

  #readDrawings(palette: Palette, problems: Problem[]): ReadonlyMap<string, DrawingView> | undefined {
    const { views, problems: found } = readDrawings(this.#folder.path, this.files.onDisk(), palette)
    for (const { file, ...rest } of found) this.#reportSvg(file, [rest], problems)
    return found.length > 0 ? undefined : views
  }

  #reportSvg(file: string, found: readonly SvgProblem[], problems: Problem[]): void {
    for (const { line, message } of found)
      problems.push({ file: `${this.#folder.name}/${file}`, line, field: '', message })
  }

  #readImages(problems: Problem[]): ReadonlyMap<string, ImageView> | undefined {
    const { path, name: folder } = this.#folder
    const register = this.files.check('images.yaml', imagesSchema, problems)
    if (!register) return undefined
    const missing = missingMasters(register, this.files.onDisk())
    const report = (name: string, message: string) =>
      problems.push(problem(this.files.source('images.yaml'), [name], message))
    for (const name of missing)
      report(name, `The picture has no file. Save it as ${masterOf(folder, name)}, or remove this entry.`)
    if (missing.length === 0 && this.#images?.register !== register) {
      const { views, broken } = readImages(path, register)
      this.#images = { register, broken, views: broken.length > 0 ? this.#images?.views : views }
    }
    for (const { name, message } of this.#images?.broken ?? []) report(name, `${masterOf(folder, name)} ${message}`)
    return this.#images?.views
  }
}
