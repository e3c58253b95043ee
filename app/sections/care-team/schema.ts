// Who treats patients: each role, its college, and where anyone can look up a name. A named person is a profile.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Who treats you', about: 'The professions that treat patients, and where anyone can look up a name' },

  ({ heading, lede, role }) =>
    section('care-team', {
      title: heading(),
      lede: lede().optional(),
      layout: z.enum(['short', 'columns', 'portraits']).meta({
        title: 'Layout',
        staff: false,
        description:
          '"short": a small heading and the colleges. The others have a large heading and also say what each role ' +
          'does: side by side, or each below an empty portrait for people not named yet',
      }),
      roles: z.array(role()).min(1).max(6).describe('The roles to show, in order'),
    }),
  { saysWhoTreats: true },
)
