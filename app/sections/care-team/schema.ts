// Who treats patients: people, once they are named; and each role, its college, and where anyone can look up a name.
import { z } from 'zod'
import { therapistProfile } from '../../schema/content-shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Who treats you', about: 'The professions that treat patients, and where anyone can look up a name' },

  (fields) => {
    const { heading, image, lede, role } = fields
    return section('care-team', {
      title: heading(),
      lede: lede().optional(),
      layout: z
        .enum(['list', 'strip'])
        .default('list')
        .meta({ description: 'A strip shows the portraits without words on phones', staff: false }),
      roles: z.array(role()).max(6).default([]).describe('The roles to show, in order'),
      people: z
        .array(therapistProfile(fields))
        .max(12)
        .default([])
        .describe(
          'Your team, with credentials, registration and a line of their own. Nothing shows until you add people',
        ),
      pictures: z
        .array(image())
        .max(4)
        .default([])
        .describe('Photographs of the clinic. Nothing shows until you add some'),
    }).refine(({ roles, people }) => roles.length + people.length > 0, {
      path: ['roles'],
      error: 'Write at least one role or one person.',
    })
  },
  { saysWhoTreats: true },
)
