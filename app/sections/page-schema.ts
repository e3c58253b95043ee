// Shape of a page file: address, search settings, and sections in order.
import { z } from 'zod'
import type { SectionOf } from './define-kind.ts'
import * as kinds from './kinds.ts'
import { anchor, path, text, type Fields } from '../schema/fields.ts'
import { review } from '../schema/content-shapes.ts'

type Kinds = typeof kinds
export type SectionType = keyof Kinds
type Schema<Type extends SectionType> = ReturnType<Kinds[Type]['schema']>
/** A section of any kind, as its component receives it. */
export type SectionView = SectionOf<Kinds[SectionType]>

/** The anchor of a page's sources. */
export const SOURCES_ID = 'sources'

/** Search settings of a page. Search engines cut off longer texts. */
const pageSeo = ({ image }: Fields) =>
  z.strictObject({
    title: z
      .string()
      .min(20)
      .max(65)
      .describe('Title in the browser tab and in search results: for this page only, ending with the clinic name'),
    description: z
      .string()
      .min(70)
      .max(165)
      .describe('Description in search results: what the page answers, in one or two sentences'),
    keywords: z.array(z.string().min(2)).min(3).max(12).describe('Words that people search for'),
    ogImage: image().meta({ title: 'Picture when the page is shared' }),
    twitterCard: z
      .enum(['summary_large_image', 'summary'])
      .default('summary_large_image')
      .meta({ title: 'Size of the picture on X', staff: false }),
    noIndex: z.boolean().default(false).meta({
      title: 'Keep out of search results',
      description: 'Keeps the page out of search results and out of the sitemap',
    }),
    noFollow: z.boolean().default(false).meta({
      title: 'Links are not followed',
      description: 'Asks search engines not to follow the links of the page',
      staff: false,
    }),
    canonical: path.optional().meta({
      title: 'Main version',
      description: 'Page that this one is a version of. Its address becomes the canonical one',
      staff: false,
    }),
  })

/** Fields of the structured data (schema.org) that cannot be derived from the sections. */
const structuredData = z.strictObject({
  service: z
    .strictObject({ name: text(80), description: text(200) })
    .optional()
    .describe('The service that the page offers, for search engines'),
  medicalPage: z
    .strictObject({
      about: text(80).meta({ title: 'Topic' }),
      kind: z.enum(['MedicalCondition', 'MedicalProcedure', 'MedicalTherapy', 'MedicalTest']),
    })
    .optional()
    .describe('Topic of a medical page, for search engines (MedicalWebPage.about)'),
})

/** A former path of a page: `/old-path`, or `{ path: /old-path, anchor }` to lead to a section. */
const formerPath = z
  .union(
    [
      path,
      z.strictObject({
        path: path.meta({ title: 'Address' }),
        anchor: anchor.describe('Section of this page that the path leads to'),
      }),
    ],
    { error: 'Write a former path as /lower-case-words, or as a path with an anchor.' },
  )
  .transform((from) => (typeof from === 'string' ? { path: from, anchor: undefined } : from))

/** Schema of a section of one kind. */
export function sectionSchema<Type extends SectionType>(type: Type, fields: Fields): Schema<Type> {
  return kinds[type].schema(fields) as Schema<Type>
}

/** Schema of a page file. */
export function pageSchema(fields: Fields) {
  const kindSchemas = Object.values(kinds).map(({ schema }) => schema(fields))
  const section = z.discriminatedUnion(
    'type',
    kindSchemas as unknown as [Schema<SectionType>, ...Schema<SectionType>[]],
  )
  return z
    .strictObject({
      path: path.meta({
        title: 'Address',
        description: 'Address of the page on this site: /lower-case-words, without a trailing slash',
        staff: false,
      }),
      name: text(40).describe('Name in the line of links above the page, and in the studio'),
      parent: path.default('/').meta({
        title: 'Page above',
        description: 'Page above this one in the breadcrumbs; the home page when left out',
        staff: false,
      }),
      formerPaths: z.array(formerPath).default([]).meta({
        title: 'Former addresses',
        description: 'Paths that redirect to this page, or to a section of it, with status 308',
        staff: false,
      }),
      seo: pageSeo(fields).meta({ title: 'Search results and sharing' }),
      structuredData: structuredData.default({}).meta({ title: 'Data for search engines', staff: false }),
      sample: z.array(z.string()).default([]).meta({
        title: 'Sample values',
        description: 'Fields that still hold sample values, such as care-team.people (kind of section, field)',
        staff: false,
      }),
      sections: z.array(section).min(1),
      medical: z.array(section).default([]).meta({
        title: 'Medical details',
        description: 'Sections at the end of the page that visitors open. Each shows only its title until then',
      }),
      review: review(fields).optional().meta({
        title: 'Sources and review',
        description:
          'The last of the medical details. A page with it has medical content. Links reach it at #sources',
      }),
    })
    .superRefine((page, ctx) => {
      for (const [index, name] of page.sample.entries()) {
        if (!samplePath(page, name))
          ctx.addIssue({
            code: 'custom',
            path: ['sample', index],
            message: `This page has no field "${name}". Write kind of section and field: care-team.people.`,
          })
      }
    })
}

/** Position of a field named in `sample`, from the top of the page; undefined when the page has no such field. */
export function samplePath(
  page: { sections: readonly { type: string }[]; medical: readonly { type: string }[] },
  name: string,
): (string | number)[] | undefined {
  const [kind, ...field] = name.split('.')
  const found = placedSections(page).find(({ section }) => section.type === kind)
  const value = field.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    found?.section,
  )
  return found && value !== undefined ? [...found.at, ...field] : undefined
}

/** Every section of a page in reading order, folded or not, and where it is in the file: `['medical', 2]`. */
export function placedSections<Section>(page: {
  sections: readonly Section[]
  medical: readonly Section[]
}): { section: Section; at: [list: 'sections' | 'medical', index: number] }[] {
  return (['sections', 'medical'] as const).flatMap((list) =>
    page[list].map((section, index) => ({ section, at: [list, index] as ['sections' | 'medical', number] })),
  )
}

export type Page = Omit<z.output<ReturnType<typeof pageSchema>>, 'sections' | 'medical'> & {
  sections: SectionView[]
  /** Shown folded, after the others (medical-details.tsx). */
  medical: SectionView[]
}
export type PageSeo = Page['seo']
