// What content may refer to, gathered before the fields are checked: paths with their anchors, forms, safety texts.
import { z } from 'zod'
import type { Clinic } from './clinic.ts'
import { rich } from './fields.ts'
import type { FormView, KnownPath } from './references.ts'
import { defaultOrigin } from '../forms/origins.ts'
import type { RichText } from './rich-text.ts'

/** Section kinds that mount a form; their pages are entered by full navigation (product.md, Forms). */
const FORM_SECTIONS = new Set(['form', 'booking'])

/** Every path that a link may name, by the contents of all page files: pages and their former paths. */
export function pathsOf(contents: readonly unknown[]): Map<string, KnownPath> {
  const paths = new Map<string, KnownPath>()
  for (const raw of contents) {
    const page = rawPage.safeParse(raw)
    if (!page.success) continue
    const { path, formerPaths, sections } = page.data
    const known = {
      page: path,
      hasForm: sections.some(({ type }) => FORM_SECTIONS.has(type ?? '')),
      anchors: new Set(sections.flatMap(anchorsOf)),
    }
    for (const each of [path, ...formerPaths]) paths.set(each, known)
  }
  return paths
}

const rawPage = z.object({
  path: z.string(),
  formerPaths: z.array(z.string()).default([]),
  sections: z
    .array(
      z.looseObject({
        type: z.string().optional(),
        id: z.string().optional(),
        chapters: z.array(z.looseObject({ id: z.string() })).optional(),
      }),
    )
    .default([]),
})

function anchorsOf({ id, chapters = [] }: z.output<typeof rawPage>['sections'][number]): string[] {
  return [...(id ? [id] : []), ...chapters.map((chapter) => chapter.id)]
}

/** The clinic's forms by key, each with its provider and the origin it is served from. */
export function formsOf({ forms }: Clinic): Map<string, FormView> {
  const origin = forms.origin ?? defaultOrigin(forms.provider)
  return new Map(
    Object.entries(forms.ids).map(([key, id]) => [
      key,
      { provider: forms.provider, id, origin, ...(forms.account ? { account: forms.account } : {}) },
    ]),
  )
}

/** The clinic's safety texts as paragraphs. Links in them need the surrounding read. */
export function safetyOf({ safety }: Clinic): Map<string, RichText[]> {
  const paragraphs = z.array(rich())
  return new Map(Object.entries(safety).map(([key, texts]) => [key, paragraphs.parse(texts)]))
}
