// Call to act at the end of a page: the phone number as headline, a picture, or one large line.
import { z } from 'zod'
import { defineKind, halfSection } from '../base.ts'

export const kind = defineKind(({ action, heading, image, lede }) =>
  halfSection('closing', {
    layout: z.enum(['phone', 'picture', 'line']).meta({ title: 'Layout' }),
    title: heading(),
    lede: lede(240),
    action: action(),
    picture: image().optional(),
  }).refine(({ layout, picture }) => (layout === 'picture' ? picture !== undefined : picture === undefined), {
    path: ['picture'],
    error: 'Only a closing with the layout "picture" has a picture, and it needs one.',
  }),
)
