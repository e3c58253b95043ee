// Gathers what content may refer to, before the fields of pages are checked.
import { z } from 'zod'
import { isDemonstration, providers, type FormView } from '../../schema/form-providers.ts'
import { iconFiles } from '../../media/icons.server.ts'
import type { Clinic } from '../../schema/clinic.ts'
import { textsNamed } from '../../schema/walk.ts'
import type { DrawingView, ImageView } from '../../schema/picture.ts'
import type { KnownPath, References } from '../../schema/references.ts'
import { SOURCES_ID } from '../../sections/page-schema.ts'

/** The parts of the clinic that pages refer to. */
export type ReferredClinic = Pick<Clinic, 'forms' | 'careTeam'>

/**
 * What pages may refer to, without the claims: their own fields refer to the rest, so they are read after it
 * (claims.server.ts). `pages` are those of all page files, even files with problems.
 */
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
    treatments: new Map(),
    urgentSigns: new Map(),
    replies: new Map(),
    roles: rolesOf(clinic, images),
  }
}

/** The professions by name. One whose portrait is unknown has none; shared-rules.ts reports it. */
function rolesOf({ careTeam }: ReferredClinic, images: ReadonlyMap<string, ImageView>): References['roles'] {
  const roles = Object.entries(careTeam)
  return new Map(roles.map(([name, role]) => [name, { ...role, portrait: images.get(role.portrait ?? '') }]))
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

const anchorsIn = z
  .unknown()
  .optional()
  .transform((sections) => textsNamed('id', sections).map(({ text }) => text))

const addressesOfPage = z.object({
  path: z.string(),
  formerPaths: z
    .array(z.union([z.string(), z.object({ path: z.string() }).transform(({ path }) => path)]).catch(''))
    .transform((paths) => paths.filter(Boolean))
    .catch([]),
  sections: anchorsIn,
  medical: anchorsIn,
  review: z
    .unknown()
    .optional()
    .transform((review) => (review ? [SOURCES_ID] : [])),
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
    const known = { page: page.path, anchors: new Set([...page.sections, ...page.medical, ...page.review]) }
    for (const path of [page.path, ...page.formerPaths]) paths.set(path, known)
  }
  return paths
}
