import { heading, says } from '../findings/content.ts'
import { section } from '../findings/parts.ts'
import { CONDITIONS, ELIGIBILITY, INFUSIONS, LANDINGS } from './routes.ts'
import type { Chapter } from './row.ts'

const MENTAL_HEALTH = ['/mental-health', '/mental-health-consultation']
const TREATMENTS = [...LANDINGS, ...CONDITIONS, '/testosterone-replacement-calgary']

/** docs/product.md gives the reasons. */
export const beyond: Chapter = {
  title: 'Decided beyond the specification',
  rows: [
    {
      says: 'Each treatment page says for whom it is, what it costs and what AHCIP covers, and what can go wrong',
      on: TREATMENTS,
      finds: [
        says(/AHCIP/, /risks?|side effects|can go wrong|can hurt/i),
        section(heading(/./), says(/\$|insured|pays?\b/i)),
      ],
    },
    {
      says: 'Each treatment page has sources and the date of the last change',
      on: TREATMENTS,
      finds: [section(heading('Sources'), says(/Updated|Medically reviewed by/))],
      testedBy: 'checks/launch/launch-check.test.ts',
      decided:
        'A page says "Medically reviewed by" only with a named reviewer. None is named yet, which blocks a launch.',
    },
    {
      says: 'Treatment, condition and form pages say whom to call in an emergency',
      on: [...TREATMENTS, ...ELIGIBILITY, ...INFUSIONS],
      finds: [says(/911/, /Health Link/, /811/)],
    },
    {
      says: 'Mental health pages name the crisis lines',
      on: MENTAL_HEALTH,
      finds: [says(/9-8-8/, /1-877-303-2642/)],
    },
    {
      says: 'Facts with kind, source, approvedBy and reviewBy; answers of 40 to 90 words; reading grade; spelling',
      testedBy: 'checks/copy/site-copy.test.ts',
    },
    {
      says: 'A list of what blocks a launch: npm run launch-check',
      testedBy: 'checks/launch/launch-check.test.ts',
    },
  ],
}
