// Who treats patients: each role, its college, and where anybody can check a name.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ heading, rich, role }) =>
    section('care-team', {
      title: heading(),
      lede: rich(260).optional(),
      form: z
        .enum(['full', 'short'])
        .describe('"full" also says what each role does; "short" is for treatment pages'),
      roles: z.array(role()).min(1).max(6).describe('Names of roles in content/clinic.yaml (careTeam), in order'),
    }),
  { saysWhoTreats: true },
)
