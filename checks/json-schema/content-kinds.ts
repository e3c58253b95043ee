// The kinds of content file and their schemas, for the JSON Schemas of editors and for the studio.
import type { z } from 'zod'
import { brandSchema } from '../../app/schema/brand.ts'
import { clinicSchema } from '../../app/schema/clinic.ts'
import { factsSchema } from '../../app/schema/facts.ts'
import type { Fields } from '../../app/schema/fields.ts'
import { glossarySchema } from '../../app/schema/glossary.ts'
import { messagesSchema } from '../../app/schema/messages.ts'
import { navigationSchema } from '../../app/schema/navigation.ts'
import { pageSchema } from '../../app/sections/page-schema.ts'
import { repliesSchema } from '../../app/schema/replies.ts'
import { searchWordsSchema } from '../../app/schema/search-words.ts'
import { treatmentsSchema } from '../../app/schema/treatments.ts'
import { urgentSignsSchema } from '../../app/schema/urgent-signs.ts'
import { imagesSchema } from '../../app/media/images.server.ts'
import type { SharedFile } from '../../app/site/read/content-folder.server.ts'
import { copyRulesSchema } from '../copy/rules.ts'

interface ContentKind {
  schema: (fields: Fields) => z.ZodType
  /** Name for staff, in the menu of the studio. */
  title: string
  /** What is in a file of this kind, in a few words. */
  about: string
  /** Whether its texts may use facts and the clinic's data: `{facts.name}`. */
  tokens: boolean
}

/** By name. A file that is not a page is content/NAME.yaml. */
export const contentKinds = {
  page: { title: 'Page', schema: pageSchema, about: 'A page of the site, in content/pages/', tokens: true },
  clinic: {
    title: 'Clinic',
    schema: () => clinicSchema,
    about: 'The clinic: name, address, hours, forms',
    tokens: false,
  },
  brand: { title: 'Colours', schema: () => brandSchema, about: 'The colours of the clinic', tokens: false },
  facts: { title: 'Facts', schema: () => factsSchema, about: 'Every figure that a page may use', tokens: false },
  treatments: {
    title: 'Treatments',
    schema: treatmentsSchema,
    about: 'Kinds of treatment: evidence, benefit, harm and cost',
    tokens: true,
  },
  'urgent-signs': {
    title: 'Urgent signs',
    schema: urgentSignsSchema,
    about: 'Signs that need help soon, and what to do',
    tokens: true,
  },
  replies: {
    title: 'Sample replies',
    schema: repliesSchema,
    about: 'What a practitioner would write to a patient',
    tokens: true,
  },
  navigation: {
    title: 'Menus and footer',
    schema: navigationSchema,
    about: 'Header, drawer and footer',
    tokens: true,
  },
  messages: {
    title: 'Messages',
    schema: messagesSchema,
    about: 'Texts that do not belong to a page, such as menus and buttons',
    tokens: true,
  },
  search: {
    title: 'Search words',
    schema: searchWordsSchema,
    about: 'Words that patients use, for the chooser and the search',
    tokens: true,
  },
  glossary: { title: 'Glossary', schema: () => glossarySchema, about: 'Terms and what they mean', tokens: false },
  images: { title: 'Pictures', schema: () => imagesSchema, about: 'Every picture the site may use', tokens: false },
  'copy-rules': {
    title: 'Rules for words',
    schema: () => copyRulesSchema,
    about: 'Words that pages may not use, and exceptions',
    tokens: false,
  },
} as const satisfies Record<'page' | SharedFile, ContentKind>

export type ContentKindName = keyof typeof contentKinds
