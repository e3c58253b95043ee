// Zod schemas for the fields of content files. Each checks what the author wrote, and returns what components need.
import { z } from 'zod'
import { didYouMean } from './did-you-mean.ts'
import type { References } from './references.ts'
import { reservedProblem } from './reserved-names.ts'
import { resolveLink } from './resolve-link.ts'
import { isCutOff, parseRichText, shownText, visibleMark, type RichText } from './rich-text.ts'
import { joinShortSyllables, typeset } from './typeset.ts'

/** Tone colours of sections (docs/design.md, Tokens). app/styles/tokens.css defines the tokens of each. */
export const tones = ['light', 'page', 'muted', 'warm', 'calm', 'bright', 'dark', 'darkest'] as const
export type Tone = (typeof tones)[number]
export const tone = z
  .enum(tones)
  .meta({ title: 'Background', description: 'The background colour of the section', staff: false })

/** Plain text of at most `max` characters, with typographic quotes and spaces. */
export const text = (max = 160) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((words) => visibleMark(words) === undefined, {
      error: ({ input }) =>
        `Visitors would see "${visibleMark(String(input))}", because this text has no emphasis or links. Remove it.`,
    })
    .transform(typeset)

/** A site path without trailing slash: `/womens-health`. Some systems have no longer names of files. */
export const path = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, {
    error: 'Write the address as /lower-case-words, without a trailing slash.',
  })
  .max(120)
  .superRefine((written, ctx) => {
    const message = reservedProblem(written)
    if (message) ctx.addIssue({ code: 'custom', message })
  })

/** Anchor of a section or of a chapter. Its field in the content is always named `id`. */
export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, { error: 'Write the anchor as lower-case-words.' })
  .meta({
    title: 'Name for links',
    description: 'The name that a link uses after #, in lower-case-words',
    staff: false,
  })

/** Page edge that a picture touches. */
const side = z
  .enum(['left', 'right'])
  .meta({ description: 'Edge of the page that the picture touches', staff: false })

/** A number with its unit, `24–48 hours`, split so that the number can be set large. */
const figure = () =>
  z
    .string()
    .regex(/^\S*\d\S*\s+\S.*$/, { error: 'Write a number and its unit, such as "24 hours".' })
    .transform((source) => {
      const [value = '', ...unit] = typeset(source.trim()).split(/\s+/)
      return { value, unit: unit.join(' ') }
    })
    .describe('A number and its unit, such as "24 hours". The number is shown large')

const MARKS =
  'Marks are *emphasis*, **strong** and [words](address), none inside another. Put an address with brackets in <>.'

/** The field schemas for content that may refer to `references`: pictures, links, forms and so on. */
export function fields(references: References) {
  const link = () =>
    z
      .string()
      .trim()
      .min(1)
      .transform((href, ctx) => resolveLink(href, references.paths, ctx))
      .meta({
        description: 'An address that begins with /, #, tel:, mailto: or https:, such as /contact#accessibility',
        names: 'links',
      })

  const inline = (max: number) =>
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .transform((source, ctx): RichText => {
        const rich = parseRichText(
          source,
          (href) => resolveLink(href, references.paths, ctx),
          (words) => joinShortSyllables(typeset(words)),
        )
        const mark = visibleMark(shownText(rich))
        if (mark) ctx.addIssue(`Visitors would see "${mark}". Close or remove it. ${MARKS}`)
        else if (isCutOff(rich)) ctx.addIssue(`A ")" closes no bracket, and may belong to an address. ${MARKS}`)
        return rich
      })
      .meta({ description: 'You can use *emphasis*, **bold** and [a link](/path)', marks: true })

  /** Running text with *emphasis*, **strong** and [links](/path). */
  const rich = () => inline(900).transform((words) => (references.markTerms ? references.markTerms(words) : words))

  /** Introduction below a heading, in a sentence or two. */
  const lede = () => rich().meta({ title: 'Introduction' })

  /** A heading with at most one *emphasized* part (docs/design.md, Type). */
  const heading = (max = 90) =>
    inline(max).refine(
      (value) => typeof value === 'string' || value.filter((span) => typeof span === 'object').length <= 1,
      { error: 'A heading may emphasize one part only. Keep one pair of *asterisks*.' },
    )

  /** Words that open something, with *emphasis* and **strong**. A link or a term would open something else. */
  const opener = (max: number) =>
    inline(max).refine(
      (value) => typeof value === 'string' || !value.some((span) => typeof span === 'object' && 'link' in span),
      { error: 'These words open the text below them, so they cannot hold a link. Put the link into that text.' },
    )

  /** A button or text link. */
  const action = () => z.strictObject({ text: text(48), link: link() }).meta({ title: 'Button' })

  /** A name, replaced by its value in `values`. */
  const nameIn = <T>(
    values: ReadonlyMap<string, T>,
    kind: string,
    listedIn: string,
    written: z.ZodType<string> = z.string({ error: `Write the name of a ${kind}. They are listed in ${listedIn}.` }),
  ) =>
    written
      .transform((name, ctx) => {
        const found = values.get(name)
        if (found !== undefined) return found
        const hint = didYouMean(name, values.keys())
        ctx.addIssue(`No ${kind} is named "${name}".${hint} They are listed in ${listedIn}.`)
        return z.NEVER
      })
      .describe(`Name of a ${kind} in ${listedIn}`)

  const image = () => nameIn(references.images, 'picture', 'content/images.yaml').meta({ names: 'pictures' })

  const drawing = () =>
    nameIn(references.drawings, 'drawing', 'content/drawings').meta({ names: 'drawings', staff: false })

  const icon = () =>
    z
      .string()
      .refine((name) => references.icons.has(name), {
        error: ({ input }) => {
          const hint = didYouMean(String(input), references.icons)
          const where = 'See lucide.dev/icons and healthicons.org. A name is that of the file, such as blood_drop.'
          return `No icon is named "${input}".${hint} ${where}`
        },
      })
      .meta({ description: 'Name of an icon from healthicons (outline) or lucide', names: 'icons', staff: false })

  const form = () => nameIn(references.forms, 'form', 'content/clinic.yaml, forms.ids').meta({ names: 'forms' })

  const treatment = () =>
    nameIn(references.treatments, 'treatment', 'content/treatments.yaml').meta({ names: 'treatments' })

  const sign = () =>
    nameIn(references.urgentSigns, 'sign', 'content/urgent-signs.yaml').meta({ names: 'urgentSigns' })

  const reply = () => nameIn(references.replies, 'reply', 'content/replies.yaml').meta({ names: 'replies' })

  const role = () => nameIn(references.roles, 'role', 'content/clinic.yaml, careTeam').meta({ names: 'roles' })

  /** A name and its value, for a list of details. */
  const detail = () => z.strictObject({ name: text(40), value: rich() })

  return {
    action,
    anchor,
    detail,
    drawing,
    figure,
    form,
    tone,
    heading,
    icon,
    image,
    lede,
    link,
    opener,
    path,
    reply,
    rich,
    role,
    side,
    sign,
    text,
    treatment,
  }
}

/** Functions that make field schemas. Every content schema is a function of these. */
export type Fields = ReturnType<typeof fields>
