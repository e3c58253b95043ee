// Shapes of content that several kinds of section share.
import { z } from 'zod'
import { isoDate, pastDate, publicationYear } from './dates.ts'
import type { Fields } from './fields.ts'
import { joinShortSyllables } from './typeset.ts'
import { webAddress } from './web-address.ts'

/** Service card: title, description, icon, path. A card with a picture becomes a picture card. */
export const serviceCard = ({ text, rich, icon, link, image }: Fields) =>
  z.strictObject({
    title: text(100),
    description: rich(),
    icon: icon(),
    path: link().meta({ title: 'Link' }),
    image: image().optional(),
  })

/** Process step: step number, title, description, icon; its duration only where it is true. */
const processStep = ({ text, rich, icon, figure }: Fields) =>
  z.strictObject({
    step: z.int().min(1).max(9).meta({ title: 'Number' }),
    title: text(100),
    description: rich(),
    icon: icon(),
    figure: figure().optional(),
  })

/** Up to `most` steps, numbered from 1. */
export const processSteps = (fields: Fields, most: number) =>
  z
    .array(processStep(fields))
    .min(2)
    .max(most)
    .refine((steps) => steps.every(({ step }, index) => step === index + 1), {
      error: 'The numbers of the steps are not 1, 2, 3 and so on. Number them in this order.',
    })

/** Benefit tile: title, description, icon. */
export const benefitTile = ({ text, rich, icon }: Fields) =>
  z.strictObject({ title: text(100), description: rich(), icon: icon() })

/** FAQ item: question and answer. A question with an `id` has its own address. */
export const faqItem = ({ anchor, text, rich }: Fields) =>
  z.strictObject({ id: anchor.optional(), question: text(140).transform(joinShortSyllables), answer: rich() })

/** Concern card: title, symptoms, optional icon, ctaText, ctaLink; a sentence may stand below the symptoms. */
export const concernCard = ({ text, rich, icon, link }: Fields) =>
  z
    .strictObject({
      title: text(100),
      symptoms: z.array(text(100)).min(2).max(4).optional(),
      text: rich().optional(),
      icon: icon().optional(),
      ctaText: text(48).optional().meta({ title: 'Button' }),
      ctaLink: link().optional().meta({ title: 'Link of the button' }),
    })
    .refine((card) => card.text ?? card.symptoms, { error: 'Write a text or a list of symptoms.' })
    .refine((card) => (card.ctaText === undefined) === (card.ctaLink === undefined), {
      error: 'Write both ctaText and ctaLink, or neither.',
    })

/** Consideration card: title, symptoms, image. */
export const considerationCard = ({ text, image }: Fields) =>
  z.strictObject({ title: text(100), symptoms: z.array(text(100)).min(1).max(6), image: image() })

/** Treatment card: name, duration, image, button. */
export const treatmentCard = ({ text, image, link }: Fields) =>
  z.strictObject({
    name: text(100),
    duration: text(100),
    image: image().optional(),
    buttonText: text(40).meta({ title: 'Button' }),
    buttonLink: link().meta({ title: 'Link of the button' }),
  })

/** Therapist profile: name, image, credentials, bio paragraphs. */
export const therapistProfile = ({ text, rich, image }: Fields) =>
  z.strictObject({
    name: text(100),
    image: image(),
    credentials: z.array(text(100)).min(1),
    bio: z.array(rich()).min(1).meta({ title: 'Biography' }),
  })

/** The signs that cannot wait, in a line, with all signs in a list that opens below it. */
export const warning = ({ opener, rich, sign }: Fields) =>
  z.strictObject({
    text: opener(160).describe('One or two signs that kill first, and what to do, in at most two lines'),
    signs: z.array(sign()).min(1).max(14).describe('All signs, in order'),
    numbers: z.array(rich()).max(4).default([]).describe('Other help lines, below the signs'),
  })

/** Public source: who published what, when, and where it can be read. */
const source = ({ text }: Fields) =>
  z.strictObject({
    publisher: text(120),
    title: text(200),
    year: publicationYear.optional(),
    url: webAddress().meta({ title: 'Web address' }).optional(),
  })

/** When a page was last changed, who reviewed it, and where its facts come from. */
export const review = (fields: Fields) =>
  z.strictObject({
    reviewed: pastDate.describe(
      'The day of the last change, or of the review once a clinician has reviewed the page',
    ),
    nextReview: isoDate.describe('The day by which a clinician must review the page'),
    reviewedBy: z
      .strictObject({
        name: fields.text(100),
        role: fields.text(100).describe('Profession, such as family physician'),
      })
      .optional()
      .describe('The clinician who reviewed the page and agreed to be named. Without one, the page says "Updated".'),
    sources: z.array(source(fields)).min(1).max(10),
  })

export type ServiceCard = z.output<ReturnType<typeof serviceCard>>
export type ProcessStep = z.output<ReturnType<typeof processStep>>
export type BenefitTile = z.output<ReturnType<typeof benefitTile>>
export type FaqItem = z.output<ReturnType<typeof faqItem>>
export type ConcernCard = z.output<ReturnType<typeof concernCard>>
export type ConsiderationCard = z.output<ReturnType<typeof considerationCard>>
export type TreatmentCard = z.output<ReturnType<typeof treatmentCard>>
export type TherapistProfile = z.output<ReturnType<typeof therapistProfile>>
export type Warning = z.output<ReturnType<typeof warning>>
export type Source = z.output<ReturnType<typeof source>>
export type Review = z.output<ReturnType<typeof review>>

/** Breadcrumb item. */
export interface BreadcrumbItem {
  name: string
  /** Path of the page. */
  url: string
}
