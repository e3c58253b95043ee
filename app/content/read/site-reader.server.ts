// Reads and checks everything in content/. After a change, it reads again only what depends on it. The build, the
// development server and the studio use it.
import { readDrawings, type Drawings } from '../../media/drawings.server.ts'
import { imageRegister, masterOf, missingMasters, readImages } from '../../media/images.server.ts'
import type { ImageView } from '../../media/image.ts'
import { checkPages } from '../check/across-pages.ts'
import { glossaryProblems } from '../check/glossary-rules.ts'
import { searchProblems } from '../check/search-rules.ts'
import { clinicSchema } from '../schema/clinic.ts'
import { factsSchema } from '../schema/facts.ts'
import { fields } from '../schema/fields.ts'
import { glossarySchema, type Glossary } from '../schema/glossary.ts'
import { keepFirstUses, termMarker } from './terms.ts'
import { messagesSchema } from '../schema/messages.ts'
import { navigationSchema } from '../schema/navigation.ts'
import { pageSchema, type Page } from '../../sections/page.ts'
import type { References } from '../schema/references.ts'
import { searchWordsSchema } from '../schema/search-words.ts'
import { treatmentsSchema, type Treatments } from '../schema/treatments.ts'
import { urgentSignsSchema, type UrgentSigns } from '../schema/urgent-signs.ts'
import { ContentFiles, type ContentFile, type ContentFolder } from './content-files.server.ts'
import { gatherReferences, safetyProblems, type ReferredClinic } from './gather-references.server.ts'
import { problem, type Problem } from '../check/problems.ts'
import type { Site } from './site.ts'
import { tokenValues, type TokenValues } from './tokens.ts'

export interface Reading {
  /** From the last valid version of each file. Undefined while a file that all pages need has not been valid yet. */
  site: Site | undefined
  problems: readonly Problem[]
}

export class SiteReader {
  readonly files: ContentFiles
  readonly #folder: ContentFolder
  #last: { drawings: Drawings; reading: Reading } | undefined
  #glossary = noGlossary
  #images: { register: unknown; views: ReadonlyMap<string, ImageView> } | undefined

  constructor(folder: ContentFolder) {
    this.#folder = folder
    this.files = new ContentFiles(folder)
  }

  /** Reads the site. Returns the same object as before when nothing has changed. */
  read(): Reading {
    const isChanged = this.files.refresh()
    const drawings = this.#drawings(this.files.versionOf('drawings'))
    if (isChanged || this.#last?.drawings !== drawings) this.#last = { drawings, reading: this.#readAll(drawings) }
    return this.#last.reading
  }

  /** The last valid version of a page, by the name of its file: `pages/ed.yaml`. */
  pageOf(name: string): Page | undefined {
    const file = this.files.get(name)
    return file?.value === undefined ? undefined : this.#withTermsExplained(file, this.#glossary)
  }

  readonly #drawings = cachingLast((_version: string) => readDrawings(this.#folder.path, this.files.onDisk()))
  readonly #tokens = cachingLast(tokenValues)
  /** They are the same object until one of them changes, so that a new phone number does not check every page. */
  readonly #referred = cachingLast((parts: string) => JSON.parse(parts) as ReferredClinic)
  readonly #references = cachingLast(gatherReferences)
  readonly #withTreatments = cachingLast((references: References, treatments: Treatments, signs: UrgentSigns) => ({
    ...references,
    treatments: new Map(Object.entries(treatments)),
    urgentSigns: new Map(Object.entries(signs)),
  }))
  readonly #schemas = cachingLast((references: References) => {
    const siteFields = fields(references)
    return {
      treatments: treatmentsSchema(siteFields),
      urgentSigns: urgentSignsSchema(siteFields),
      navigation: navigationSchema(siteFields),
      messages: messagesSchema(siteFields),
      search: searchWordsSchema(siteFields),
    }
  })
  readonly #pageSchema = cachingLast((references: References, glossary: Glossary) =>
    pageSchema(fields({ ...references, markTerms: termMarker(glossary) })),
  )
  /** Pages that explain the first use of each term, keyed by the page in which every use is marked. */
  readonly #explained = cachingLast((_glossary: Glossary) => new WeakMap<Page, Page>())
  /** The contents of all pages. They are the same array until an address or an anchor of a page changes. */
  readonly #contents = cachingLast((_addresses: string) => this.files.pages().map(({ content }) => content))

  #readAll(drawings: Drawings): Reading {
    const { files } = this
    const ofDrawings = drawings.problems.map(({ file, line, message }): Problem => {
      return { file: `${this.#folder.name}/${file}`, line, field: '', message }
    })
    const problems = [...files.refused(), ...ofDrawings]
    const clinic = files.check('clinic.yaml', clinicSchema, problems)
    const facts = files.check('facts.yaml', factsSchema, problems)
    const images = this.#readImages(problems)
    // Without these, every page would have problems.
    if (!clinic || !facts || !images || drawings.problems.length > 0) return { site: undefined, problems }

    const tokens = this.#tokens(clinic, facts)
    const addresses = files.pages().map((file) => file.addresses)
    const { forms, safety, careTeam } = clinic
    const referred = this.#referred(JSON.stringify({ forms, safety, careTeam }))
    const known = this.#references(referred, images, drawings.views, this.#contents(addresses.join('\n')))
    problems.push(...safetyProblems(files.source('clinic.yaml'), referred, known))
    const schemas = this.#schemas(known)
    const treatments = files.check('treatments.yaml', schemas.treatments, problems, tokens)
    const urgentSigns = files.check('urgent-signs.yaml', schemas.urgentSigns, problems, tokens)
    if (!treatments || !urgentSigns) return { site: undefined, problems }
    const references = this.#withTreatments(known, treatments, urgentSigns)
    const navigation = files.check('navigation.yaml', schemas.navigation, problems, tokens)
    const messages = files.check('messages.yaml', schemas.messages, problems, tokens)
    const search = files.check('search.yaml', schemas.search, problems, tokens)
    const glossary = files.check('glossary.yaml', glossarySchema, problems) ?? noGlossary

    this.#glossary = glossary
    const pages = this.#readPages(references, glossary, tokens, problems)
    const paths = files.pages().flatMap(({ source, content }) => {
      const { path } = (content ?? {}) as { path?: unknown }
      return typeof path === 'string' ? [{ source, path }] : []
    })
    problems.push(...checkPages(pages, { paths, known: references.paths }))
    const shown = pages.map(({ page }) => page)
    if (search && problems.length === 0) {
      problems.push(...glossaryProblems(files.source('glossary.yaml'), glossary, shown))
      problems.push(...searchProblems(files.source('search.yaml'), search, shown))
    }
    if (!navigation || !messages || !search) return { site: undefined, problems }
    const site = {
      clinic,
      facts,
      navigation,
      messages,
      treatments,
      urgentSigns,
      search,
      images,
      pages: new Map(shown.map((page) => [page.path, page])),
      files: new Map(pages.map(({ source, page }) => [page.path, source.file])),
      references,
    }
    return { site, problems }
  }

  #readImages(problems: Problem[]): ReadonlyMap<string, ImageView> | undefined {
    const { path, name: folder } = this.#folder
    const register = this.files.check('images.yaml', imageRegister, problems)
    if (!register) return undefined
    const missing = missingMasters(register, this.files.onDisk())
    for (const name of missing) {
      const message = `The picture has no file. Save it as ${masterOf(folder, name)}, or remove this entry.`
      problems.push(problem(this.files.source('images.yaml'), [name], message))
    }
    if (missing.length === 0 && this.#images?.register !== register)
      this.#images = { register, views: readImages(path, register) }
    return this.#images?.views
  }

  #readPages(references: References, glossary: Glossary, tokens: TokenValues, problems: Problem[]) {
    const schema = this.#pageSchema(references, glossary)
    return this.files.pages().flatMap((file) => {
      const name = file.source.file.slice(this.#folder.name.length + 1)
      if (!this.files.check(name, schema, problems, tokens)) return []
      return [{ source: file.source, page: this.#withTermsExplained(file, glossary) }]
    })
  }

  #withTermsExplained({ value }: ContentFile, glossary: Glossary): Page {
    const explained = this.#explained(glossary)
    const page = value as Page
    const shown = explained.get(page) ?? { ...page, sections: keepFirstUses(page.sections, page.path, glossary) }
    explained.set(page, shown)
    return shown
  }
}

const noGlossary: Glossary = []

/** Caches the last result of `make` for as long as its inputs are the same objects. */
export function cachingLast<Inputs extends unknown[], Value>(
  make: (...inputs: Inputs) => Value,
): (...inputs: Inputs) => Value {
  let last: { inputs: Inputs; value: Value } | undefined
  return (...inputs) => {
    if (!last?.inputs.every((each, index) => each === inputs[index])) last = { inputs, value: make(...inputs) }
    return last.value
  }
}
