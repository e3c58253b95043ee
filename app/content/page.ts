// Shape of a page file: address, search settings, and sections in order.
import { z } from 'zod'
import * as kinds from '../sections/kinds.ts'
import { image, path, text } from './fields.ts'
import type { FormView } from './references.ts'

type Kinds = typeof kinds
export type SectionType = keyof Kinds
/** A section as its component receives it. */
export type SectionView = { [Type in SectionType]: z.output<Kinds[Type]> }[SectionType]
/** The section of one kind. */
export type SectionOf<Type extends SectionType> = z.output<Kinds[Type]>

/** Page SEO settings (spec, section 3). Bounds follow what search results show before they cut. */
export const pageSeo = z.strictObject({
  title: z
    .string()
    .min(20)
    .max(65)
    .describe('Title in the browser tab and in search results: this page alone, the clinic named last'),
  description: z
    .string()
    .min(70)
    .max(165)
    .describe('Description in search results: what the page answers, in one or two sentences'),
  keywords: z.array(z.string().min(2)).min(3).max(12).describe('Words that people search for'),
  ogImage: image(),
  twitterCard: z.enum(['summary_large_image', 'summary']).default('summary_large_image'),
  noIndex: z.boolean().default(false).describe('Keeps the page out of search results and out of the sitemap'),
  noFollow: z.boolean().default(false).describe('Asks search engines not to follow the links of the page'),
  canonical: path.optional().describe('Page that this one varies; its address becomes the canonical one'),
})

/** Data for search engines beside what derives from the sections (FAQ, breadcrumbs, review dates). */
const searchData = z.strictObject({
  service: z
    .strictObject({ name: text(80), description: text(200) })
    .optional()
    .describe('The service that the page offers, for search data'),
  medicalPage: z
    .strictObject({
      about: text(80),
      kind: z.enum(['MedicalCondition', 'MedicalProcedure', 'MedicalTherapy', 'MedicalTest']),
    })
    .optional()
    .describe('Topic of a medical page, as MedicalWebPage.about names it'),
})

export const pageSchema = z
  .strictObject({
    path: path.describe('Address of the page on this site: /lower-case-words, without a trailing slash'),
    name: text(40).describe('Name in breadcrumbs'),
    parent: path.default('/').describe('Page above this one in the breadcrumbs; the home page when left out'),
    formerPaths: z.array(path).default([]).describe('Paths that lead on to this page with 308'),
    seo: pageSeo,
    search: searchData.default({}),
    sample: z
      .array(z.string())
      .default([])
      .describe(
        'Fields that still hold sample values, as kind of section and field, such as profile.therapist; `npm run launch-check` asks for each',
      ),
    sections: z
      .array(
        z.discriminatedUnion(
          'type',
          Object.values(kinds) as unknown as [Kinds[SectionType], ...Kinds[SectionType][]],
        ),
      )
      .min(1),
  })
  .superRefine((page, ctx) => {
    for (const [index, name] of page.sample.entries()) {
      if (!samplePath(page, name))
        ctx.addIssue({
          code: 'custom',
          path: ['sample', index],
          message: `This page has no field "${name}". Name a kind of section and a field of it, such as profile.therapist.`,
        })
    }
  })

/** Where a field named in `sample` stands, from the top of the page; undefined when the page has no such field. */
export function samplePath(
  { sections }: { sections: readonly { type: string }[] },
  name: string,
): (string | number)[] | undefined {
  const [kind, ...field] = name.split('.')
  const index = sections.findIndex(({ type }) => type === kind)
  const value = field.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    sections[index],
  )
  return value === undefined ? undefined : ['sections', index, ...field]
}

/** The forms that a page shows; a page with one is entered by full navigation and has a content policy of its own. */
export function formsOn({ sections }: Pick<Page, 'sections'>): FormView[] {
  return sections.flatMap((section) => ('form' in section && typeof section.form === 'object' ? [section.form] : []))
}

export type Page = Omit<z.output<typeof pageSchema>, 'sections'> & { sections: SectionView[] }
export type PageSeo = z.output<typeof pageSeo>

/** Breadcrumb item (spec, section 3). */
export interface BreadcrumbItem {
  name: string
  url: string
}

/** What a page's route hands to the browser. */
export interface PageData {
  page: Omit<Page, 'formerPaths' | 'parent' | 'sample'>
  crumbs: BreadcrumbItem[]
  /** Address of the page's share image. */
  share: string
}
