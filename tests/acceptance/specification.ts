// The table: the statements of docs/specification.md, and what a visitor finds on the built pages for each.
// Where the specification is not followed to the letter, `decided` says what was decided, beside the statement.
import { headerAndDrawer, notFound, routes } from './specification/section-2-routes.ts'
import { constants } from './specification/section-9-constants.ts'
import { forms, infusions } from './specification/section-2-forms.ts'
import { home } from './specification/section-2-home.ts'
import { landings } from './specification/section-2-landings.ts'
import { purpose } from './specification/section-1-purpose.ts'
import { treatments } from './specification/section-2-treatments.ts'
import { callsAndErrors, entities, seo, states } from './specification/sections-2-to-8.ts'
import { beyond } from './specification/beyond.ts'
import type { Chapter } from './specification/row.ts'

export const specification: readonly Chapter[] = [
  purpose,
  routes,
  headerAndDrawer,
  home,
  landings,
  treatments,
  forms,
  infusions,
  notFound,
  seo,
  entities,
  states,
  callsAndErrors,
  constants,
  beyond,
]
