// `npm run acceptance`: the built pages against specification.md, statement by statement, the shape of each, and
// what the search finds.
import { defineAcceptance } from '../../tests/acceptance/define-acceptance.ts'
import { defineSearch } from '../../tests/acceptance/define-search.ts'
import { defineShape } from '../../tests/acceptance/define-shape.ts'
import { browserOfTests } from '../../tests/acceptance/browser-of-tests.ts'
import { behaviour, behaviourOfAnyClinic } from './behaviour.ts'
import { ROUTES, routeSentences } from './routes.ts'
import { shape } from './shape.ts'
import { figures } from './table/figures.ts'
import { forms } from './table/forms.ts'
import { landings } from './table/landings.ts'
import { site } from './table/site.ts'
import { treatments } from './table/treatments.ts'

/** Parts of statements that nobody can see on a page, and introductions of lists. */
const NOTHING_TO_SEE = [
  'not shown',
  'Not shown',
  'No business status',
  'Developer error',
  'Carousel parts',
  'Treatment areas:',
  'shown to visitors:',
  'Content shapes:',
]
/** Cells of tables that say no more than their route or their column. */
const NAMES = new Set([
  'Route',
  'Screen',
  'Situation',
  'Result',
  "Women's health landing",
  'Vitamin infusions landing',
  'Iron infusions landing',
  'Weight management landing',
  'ED landing',
  'Hair loss landing',
  'Acne and skin care landing',
  'PrEP and screening landing',
  'Urology landing',
  'Private circumcision landing',
  'Free consultation booking',
  'Condition landing pages',
  'Search-landing pages',
])

const browser = browserOfTests()

defineAcceptance(
  {
    specification: 'content/acceptance/specification.md',
    routes: ROUTES,
    routeSentences,
    table: { site, landings, treatments, forms, figures },
    behaviour,
    browserTests: behaviourOfAnyClinic,
    nothingToSee: NOTHING_TO_SEE,
    names: NAMES,
  },
  browser,
)

defineShape(shape, browser)

defineSearch('content/acceptance/patient-phrases.yaml')
