// Call to action at the end of a page: the phone number as headline, or one large line.
import { z } from 'zod'
import { defineKind, halfSection } from '../base.ts'

export const kind = defineKind(({ action, heading, lede }) =>
  halfSection('closing', {
    layout: z.enum(['phone', 'line']).meta({ title: 'Layout' }),
    title: heading(),
    lede: lede(),
    action: action(),
  }),
)
