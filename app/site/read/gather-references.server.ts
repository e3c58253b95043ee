// Gathers what content may refer to, before the fields of pages are checked.
import { z } from 'zod'
import { problem, remedy, type Problem, type SourceFile } from '../../yaml/problems.ts'
import { isDemonstration, providers, type FormView } from '../../schema/form-providers.ts'
import { iconFiles } from '../../media/icons.server.ts'
import type { Clinic } from '../../schema/clinic.ts'
import type { Fields } from '../../schema/fields.ts'
import { textsNamed } from '../../schema/walk.ts'
import type { DrawingView, ImageView } from '../../schema/picture.ts'
import type { KnownPath, References } from '../../schema/references.ts'

/** The parts of the clinic that pages refer to. */
export type ReferredClinic = Pick<Clinic, 'forms' | 'safety' | 'careTeam'>

/** What pages may refer to, without safety texts. `pages` are those of all page files, even files with problems. */
export function gatherReferences(
  clinic: ReferredClinic,
  images: ReadonlyMap<string, ImageView>,
  drawings: ReadonlyMap<string, DrawingView>,
  pages: readonly Addresses[],
): References {
  return {
    images,
    drawings,
    icons: new Set(iconFiles().keys()),
    paths: pathsOf(pages),
    forms: formsOf(clinic),
    safety: new Map(),
    treatments: new Map(),
    urgentSigns: new Map(),
    roles: new Map(Object.entries(clinic.careTeam)),
  }
}

/** The safety texts of content/clinic.yaml, whose `source` it is. They may link to pages, so they need the others. */
export function readSafety(
  source: SourceFile,
  { safety }: ReferredClinic,
  { rich }: Fields,
  problems: Problem[],
): References['safety'] {
  const paragraph = rich()
  const read = (key: string) => (text: string, index: number) => {
    const { data, error } = paragraph.safeParse(text, { error: remedy })
    for (const { message } of error?.issues ?? []) problems.push(problem(source, ['safety', key, index], message))
    return data ?? text
  }
  return new Map(Object.entries(safety).map(([key, texts = []]) => [key, texts.map(read(key))]))
}

/** The clinic's forms by key, each with its provider and the origin that serves it. */
export function formsOf({ forms }: Pick<Clinic, 'forms'>): Map<string, FormView> {
  const { provider, ids, heights } = forms
  const origin = originOf(forms)
  const form = (id: string) => ({ provider, id, origin, ...(heights ? { reservedHeight: heights } : {}) })
  return new Map(Object.entries(ids).map(([key, id]) => [key, form(id)]))
}

/**
 * Where the forms are. FORMS_PORT replaces the port of the demonstration provider, so that tests can run in parallel.
 */
function originOf({ provider, origin }: Clinic['forms']): string {
  const port = process.env['FORMS_PORT']
  if (port && isDemonstration({ origin })) return `http://localhost:${port}`
  return origin ?? providers[provider].origin ?? ''
}

const addressesOfPage = z.object({
  path: z.string(),
  formerPaths: z
    .array(z.union([z.string(), z.object({ path: z.string() }).transform(({ path }) => path)]).catch(''))
    .transform((paths) => paths.filter(Boolean))
    .catch([]),
  sections: z.unknown().transform((sections) => textsNamed('id', sections).map(({ text }) => text)),
})

/** What other pages may link to: the path and the former paths of a page, and the anchors of its sections. */
export type Addresses = z.output<typeof addressesOfPage>

/** Undefined when the page has no path. */
export function addressesOf(content: unknown): Addresses | undefined {
  return addressesOfPage.safeParse(content).data
}

function pathsOf(pages: readonly Addresses[]): Map<string, KnownPath> {
  const paths = new Map<string, KnownPath>()
  for (const page of pages) {
    const known = { page: page.path, anchors: new Set(page.sections) }
    for (const path of [page.path, ...page.formerPaths]) paths.set(path, known)
  }
  return paths
}
