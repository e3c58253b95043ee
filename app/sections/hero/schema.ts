// The top of a page: headline, lede and button. Each layout has room for other parts, such as a picture or details.
import { z } from 'zod'
import { treatmentCard, warning } from '../../schema/content-shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Top of the page', about: 'The headline, a few words and a button, with a picture or other parts' },

  (fields) => {
    const { action, detail, heading, image, lede, link, reply, rich, side, text } = fields
    const hero = <const Layout extends string, Shape extends z.ZodRawShape>(layout: Layout, parts: Shape) =>
      section('hero', { layout: z.literal(layout), title: heading(), lede: lede(), ...parts })
    const more = action().optional().meta({ title: 'Second link', description: 'Such as "See how it works"' })
    const signs = warning(fields).optional().meta({ title: 'Warning signs', description: 'Below the button' })
    const panel = z
      .strictObject({
        title: text(60),
        rows: z
          .array(z.strictObject({ text: text(100), link: link().optional() }))
          .min(2)
          .max(8),
      })
      .meta({ title: 'List below the button', description: 'What people come for, each with its link, or symptoms' })
      .optional()

    return z.discriminatedUnion('layout', [
      // A picture on one side with the details below it, words on the other.
      hero('side', {
        action: action(),
        more,
        panel,
        picture: image(),
        side,
        details: z.array(detail()).min(2).max(3),
        warning: signs,
      }),

      // A sample reply on a desk, beside the words. It says what happens next and what it costs.
      hero('reply', {
        action: action(),
        panel,
        picture: image().describe('The desk under the sheets: quiet, with its objects near the edges'),
        reply: reply(),
        warning: signs,
      }),

      // Few words, for contact, about and other plain pages.
      hero('plain', {
        back: action().meta({ title: 'Link back', description: 'Shown instead of the breadcrumbs' }).optional(),
        action: action().optional(),
        picture: image().optional(),
      }),

      // For a plan: a scale of weeks. Each bar shows when a part of the treatment starts and ends.
      hero('timeline', {
        action: action(),
        more,
        bars: z
          .array(
            z
              .strictObject({
                name: text(30),
                duration: text(100),
                from: z.number().min(0).meta({ title: 'From week' }),
                to: z.number().max(52).meta({ title: 'To week' }),
              })
              .refine(({ from, to }) => from < to, { path: ['to'], error: 'The bar ends before it begins.' }),
          )
          .min(2)
          .max(4)
          .describe('Each has its length on the scale, and in words under Duration'),
        scale: z.array(text(30)).min(2).max(5).describe('Words under the scale, from its start to its end'),
        weeks: z.int().min(4).max(52).meta({ title: 'Length of the scale in weeks' }),
      }).refine(({ bars, weeks }) => bars.every(({ to }) => to <= weeks), {
        path: ['weeks'],
        error: 'A bar ends after this week. Write a longer scale, or a shorter bar.',
      }),

      // For infusions: one card for each, in one row across the page.
      hero('cards', {
        action: action(),
        more,
        cards: z.array(treatmentCard(fields)).min(4).max(8),
        note: rich().describe('Small print under the cards').optional(),
      }),
    ])
  },
  { startsPage: true },
)
