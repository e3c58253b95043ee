// Call to action at the end of a page: the phone number as headline, or one large line.
import { z } from 'zod'
import { defineKind, halfSection } from '../base.ts'

export const kind = defineKind(
  { title: 'Closing', about: 'The end of a page: the phone number, or one large line' },
  ({ action, heading, image, lede }) =>
    halfSection('closing', {
      layout: z.enum(['phone', 'line']).meta({ title: 'Layout', staff: false }),
      title: heading(),
      lede: lede(),
      action: action(),
      more: action().optional().describe('A second link, below the button'),
      picture: image().optional().describe('A wide strip above the text'),
    }),
)
