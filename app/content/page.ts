// Shape of a page file: address, search settings, and sections in order.
import { z } from 'zod'
import * as kinds from '../sections/kinds.ts'
import { image, path, text } from './fields.ts'

type Kinds = typeof kinds
export type SectionType = keyof Kinds
/** A section as its component receives it. */
export type SectionView = { [Type in SectionType]: z.output<Kinds[Type]> }[SectionType]
/** The section of one kind. */
export type SectionOf<Type extends SectionType> = z.output<Kinds[Type]>

/** Page SEO settings (spec, section 3). Bounds follow what search results show before they cut. */
export const pageSeo = z.strictObject({
  title: z.string().min(20).max(65),
  description: z.string().min(70).max(165),
  keywords: z.array(z.string().min(2)).min(3).max(12),
  ogImage: image(),
  twitterCard: z.enum(['summary_large_image', 'summary']).default('summary_large_image'),
  noIndex: z.boolean().default(false),
  noFollow: z.boolean().default(false),
  /** Page that this one varies; its address becomes the canonical one. */
  canonical: path.optional(),
})

/** Data for search engines beside what derives from the sections (FAQ, breadcrumbs, review dates). */
const searchData = z.strictObject({
  service: z.strictObject({ name: text(80), description: text(200) }).optional(),
  /** Topic of a medical page, as MedicalWebPage.about names it. */
  medicalPage: z.strictObject({ about: text(80), kind: z.enum(['MedicalCondition', 'MedicalProcedure', 'MedicalTherapy', 'MedicalTest']) }).optional(),
})

export const pageSchema = z.strictObject({
  path,
  /** Name in breadcrumbs. */
  name: text(40),
  /** Page above this one in the breadcrumbs. */
  parent: path.default('/'),
  /** Paths that lead on to this page with 308. */
  formerPaths: z.array(path).default([]),
  seo: pageSeo,
  search: searchData.default({}),
  sections: z
    .array(z.discriminatedUnion('type', Object.values(kinds) as unknown as [Kinds[SectionType], ...Kinds[SectionType][]]))
    .min(1),
})

export type Page = Omit<z.output<typeof pageSchema>, 'sections'> & { sections: SectionView[] }
export type PageSeo = z.output<typeof pageSeo>

/** Breadcrumb item (spec, section 3). */
export interface BreadcrumbItem {
  name: string
  url: string
}

/** What a page's route hands to the browser. */
export interface PageData {
  page: Omit<Page, 'formerPaths' | 'parent'>
  crumbs: BreadcrumbItem[]
}
