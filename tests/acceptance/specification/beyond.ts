import { columns, heading, link, says, timeline } from '../findings/content.ts'
import { section } from '../findings/parts.ts'
import { CONDITIONS, ELIGIBILITY, INFUSIONS, LANDINGS } from './routes.ts'
import type { Chapter } from './row.ts'

const MENTAL_HEALTH = ['/mental-health', '/mental-health-consultation']
const TREATMENTS = [...LANDINGS, ...CONDITIONS, '/testosterone-replacement-calgary']

/** Pages about one condition. */
const TIMELINES = [
  ...CONDITIONS,
  '/ed',
  '/hair-loss',
  '/weight-management',
  '/acne-and-skin-care',
  '/iron-infusions',
  '/testosterone-replacement-calgary',
]
/** Pages about a condition with several kinds of treatment. */
const CHOICES = [
  '/ed',
  '/hair-loss',
  '/testosterone-replacement-calgary',
  '/acne-and-skin-care',
  '/weight-management',
  '/migraine-treatment',
  '/hyperhidrosis-botox-men',
  '/vitamin-infusions',
]

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
      says: 'Treatment pages say who treats patients and where anybody can look up a name',
      on: [...TREATMENTS, ...INFUSIONS, '/about-us'],
      finds: [says(/College of/)],
    },
    {
      says: 'Treatment pages say what happens when the clinic says no',
      testedBy: 'app/content/check/page-rules.test.ts',
    },
    {
      says: 'Condition pages show what will happen and when: the steps with their times, and the first check-in',
      on: TIMELINES,
      finds: [section(timeline())],
    },
    {
      says: 'Pages about a choice compare benefit, harm and cost in one table',
      on: CHOICES,
      finds: [
        section(columns('Kind of treatment', 'Benefit', 'Harm', 'Cost'), says(/Evidence: (Strong|Some|Weak|None)/)),
      ],
    },
    {
      says: 'Options, drips and classes of treatment carry their evidence',
      on: [...INFUSIONS, '/post-cycle-therapy', '/testosterone-replacement-calgary', '/womens-health'],
      finds: [says(/Evidence: (Strong|Some|Weak|None)/)],
    },
    {
      says: 'General questions are answered once, on the home page, and every list of questions links to them',
      on: LANDINGS,
      finds: [link(/privacy/i, '/#questions')],
    },
    {
      says: 'Mental health pages name the crisis lines',
      on: MENTAL_HEALTH,
      finds: [says(/9-8-8/, /1-877-303-2642/)],
    },
    {
      says: 'Facts with kind, source, approvedBy and reviewBy; length of answers; reading grade; spelling',
      testedBy: 'checks/copy/site-copy.test.ts',
    },
    {
      says: 'A list of what blocks a launch: npm run launch-check',
      testedBy: 'checks/launch/launch-check.test.ts',
    },
  ],
}
