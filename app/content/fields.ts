// The kinds of field a page is made of. Each checks what an author wrote and hands out what a component needs.
import { z } from 'zod'
import { nearest } from './nearest.ts'
import { formProviderNames, references, type FormView, type ImageView } from './references.ts'
import { parseRichText, type LinkView, type RichText } from './rich-text.ts'
import { holdLetters, typeset } from './typeset.ts'

export { formProviderNames }

/** Grounds of DESIGN.md; each is a set of purpose tokens in tokens.css. */
export const grounds = ['paper', 'cream', 'linen', 'sand', 'sage', 'apricot', 'spruce', 'night'] as const
export type Ground = (typeof grounds)[number]
export const ground = z.enum(grounds).describe('Ground colour of the section')

/** Which page edge a picture bleeds off. */
export const side = z.enum(['left', 'right']).describe('Page edge that the picture bleeds off')

/** Plain text of at most `max` characters, set for reading. */
export const text = (max = 160) => z.string().trim().min(1).max(max).transform(typeset)

const inline = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .transform((source, ctx): RichText =>
      parseRichText(
        source,
        (href) => resolveLink(href, ctx),
        (words) => holdLetters(typeset(words)),
      ),
    )
    .describe('Text; *emphasis*, **strong** and [link](/path) are understood')

/** Running text with *emphasis*, **strong** and [links](/path); terms of the glossary are explained where a page first uses them. */
export const rich = (max = 600) => inline(max).transform((text) => references().explain?.(text) ?? text)

/** A heading: at most one *emphasised* half (DESIGN.md, Type). */
export const heading = (max = 90) =>
  inline(max).refine(
    (value) => typeof value === 'string' || value.filter((span) => typeof span === 'object').length <= 1,
    {
      error: 'A heading may stress one part only. Keep one pair of *asterisks*.',
    },
  )

/** Address: `/path`, `/path#anchor`, `#anchor`, `tel:`, `mailto:` or `https:`. */
export const link = () =>
  z
    .string()
    .trim()
    .min(1)
    .transform((href, ctx) => resolveLink(href, ctx))
    .describe('Address: /path, /path#anchor, #anchor, tel:, mailto: or https:')

/** A button or text link: its words and where it leads. */
export const action = () => z.strictObject({ text: text(48), link: link() })

/** Name of a picture in content/images.yaml. */
export const image = () =>
  z
    .string()
    .transform(
      (name, ctx) =>
        lookUp(references().images, name, 'picture', 'content/images.yaml', ctx) ?? (z.NEVER as ImageView),
    )
    .meta({ description: 'Name of a picture in content/images.yaml', names: 'pictures' })

/** Name of an icon: a healthicons outline icon (`blood_drop`) or a lucide icon (`message-circle`). */
export const icon = () =>
  z
    .string()
    .refine((name) => references().icons.has(name), {
      error: (issue) =>
        `No icon is named "${issue.input}".${nearest(String(issue.input), references().icons)} Names: healthicons outline or lucide.`,
    })
    .meta({ description: 'Name of a healthicons outline icon or of a lucide icon', names: 'icons' })

/** Key of a form id in content/clinic.yaml, under forms.ids. */
export const form = () =>
  z
    .string()
    .transform(
      (key, ctx) =>
        lookUp(references().forms, key, 'form id', 'content/clinic.yaml, forms.ids', ctx) ?? (z.NEVER as FormView),
    )
    .meta({ description: 'Key of a form id in content/clinic.yaml (forms.ids)', names: 'forms' })

/** Which safety text stands here; the texts are in content/clinic.yaml. */
export const safety = () =>
  z
    .enum(['standard', 'crisis'])
    .transform(
      (key, ctx) =>
        lookUp(references().safety, key, 'safety text', 'content/clinic.yaml, safety', ctx) ??
        (z.NEVER as RichText[]),
    )
    .describe('Safety text: crisis on mental health pages, standard elsewhere')

/** A site path without trailing slash: `/womens-health`. */
export const path = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, {
    error: 'Write the path as /lower-case-words, without a trailing slash.',
  })

/** Anchor of a section. */
export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, { error: 'Write the anchor as lower-case-words.' })
  .describe('Anchor that a link can name after #, in lower-case-words')

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Write the date as YYYY-MM-DD.' })
  .describe('Date, as "YYYY-MM-DD" in quotes')

/** A figure with its unit, `24–48 hours`, split so that the number can be set large. */
export const figure = () =>
  z
    .string()
    .regex(/^\S*\d\S*\s+\S.*$/, { error: 'Write a number and its unit, such as "24 hours".' })
    .transform((source) => {
      const [value = '', ...unit] = source.trim().split(/\s+/)
      return { value: typeset(value), unit: unit.join(' ') }
    })
    .describe('A number and its unit, such as "24 hours"; the number is set large')

/** Name and value, as on a label. */
export const fact = () => z.strictObject({ name: text(40), value: rich(120) })

function lookUp<T>(
  known: ReadonlyMap<string, T>,
  name: string,
  kind: string,
  where: string,
  ctx: z.RefinementCtx,
): T | undefined {
  const found = known.get(name)
  if (found === undefined)
    ctx.addIssue({
      code: 'custom',
      message: `No ${kind} is named "${name}".${nearest(name, known.keys())} They are listed in ${where}.`,
    })
  return found
}

function resolveLink(href: string, ctx: z.RefinementCtx): LinkView {
  if (/^(tel:\+?\d+|mailto:\S+@\S+)$/.test(href)) return { href }
  if (/^https:\/\/[^\s/]+/.test(href)) return { href, external: true }
  if (href.startsWith('#')) return { href }
  const [to = '', hash] = href.split('#')
  const target = references().paths.get(to)
  if (!target) {
    ctx.addIssue({
      code: 'custom',
      message: `The link ${href} leads nowhere.${nearest(to, references().paths.keys())} A link is the path of a page in content/pages, a former path, #anchor, tel:, mailto: or https:.`,
    })
    return { href }
  }
  if (hash && !target.anchors.has(hash)) {
    ctx.addIssue({
      code: 'custom',
      message: `The page ${to} has no section with the id "${hash}". Give the section that id, or take the anchor away.`,
    })
  }
  return {
    href,
    ...(target.page === to ? {} : { leadsTo: target.page }),
    ...(target.hasForm ? { document: true } : {}),
  }
}
