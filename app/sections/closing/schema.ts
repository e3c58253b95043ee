// Call to action at the end of a page: the phone number, one large line, or a label with details about what to do.
import { z } from 'zod'
import { defineKind, halfSection, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Closing', about: 'The end of a page: the phone number, one large line, or a label with details' },
  ({ action, detail, heading, image, lede, side }) => {
    const words = { title: heading(), lede: lede() }
    return z.discriminatedUnion('layout', [
      halfSection('closing', {
        layout: z.enum(['phone', 'line']).meta({ title: 'Layout', staff: false }),
        ...words,
        action: action(),
        more: action().optional().describe('A second link, below the button'),
        picture: image().optional().describe('A wide strip above the text'),
      }),
      section('closing', {
        layout: z.literal('label'),
        ...words,
        details: z.array(detail()).min(1).max(5),
        action: action(),
        picture: z.strictObject({ image: image(), side }).optional(),
      }),
    ])
  },
)
