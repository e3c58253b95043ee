// Section 2: procedures, condition pages, search landings, samples of cards. Section 3: the fields of their cards.
import { expect } from '@playwright/test'
import {
  cards,
  hero,
  link,
  on,
  questions,
  questionTabs,
  row,
  rows,
  section,
  steps,
  tabs,
  title,
} from '../../../tests/acceptance/findings.ts'
import { INFUSIONS, LANDINGS } from '../routes.ts'

const CHECKS = {
  '/tmj-treatment': '/tmj-eligibility',
  '/hyperhidrosis-botox-men': '/hyperhidrosis-eligibility',
  '/migraine-treatment': '/migraine-eligibility',
}
const CIRCUMCISION = link('/private-circumcision-eligibility')
const OPERATIONS = cards(['adult', 'pediatric', 'revision', 'frenuloplasty'].map(title), CIRCUMCISION)
const OPERATION_STEPS = ['initial consultation', 'procedure', 'recovery support'].map(title)
const EFFECTS = ['hormone suppression', 'estrogen rebound', 'HPTA dysfunction', 'recovery timeline'].map(title)
const CYCLE_STEPS = ['consultation and assessment', 'personalized protocol', 'guided recovery'].map(title)
// Three cards, a dot for each, Previous and Next.
const SLIDES = [
  cards(3, 'img', link('/post-cycle-therapy-eligibility', 'Am I Eligible?')),
  '[data-slide="2"]:last-child',
  '[data-step="-1"][aria-disabled="true"]',
  '[data-step="1"]',
]
const BOOK = link('/mens-hormone-therapy-eligibility', 'Book')
const CATEGORIES = [
  ["men's health", 'Hormone Therapy & Sexual Health', '/mens-health'],
  ["women's health", 'Hormone Management & Optimization', '/womens-health'],
  ['mental health & wellness', 'Integrated Care & Support Solutions', '/mental-health'],
  ['hair loss', 'Restoration & Treatment', '/hair-loss'],
  ['weight management', 'Personalized Nutrition & Support', '/weight-management'],
  ['vitamin infusions', 'Energy Restoration & Wellness', '/vitamin-infusions'],
  ['skin health', 'Acne Treatment & Rejuvenation', '/acne-and-skin-care'],
  ['prep & screening', 'Prevention & Testing Services', '/prep-and-screening'],
] as const
const CATEGORIES_IN_WORDS = CATEGORIES.map(([name, text]) => `${name} '${text}'`).join(' … ')
const DESIGN = cards(
  CATEGORIES.map(([name, text, path]) => [title(name), `:text("${text}")`, link(path, 'Learn More')]),
)

export const treatments = [
  ...on(['/', ...LANDINGS, ...INFUSIONS], {
    'FAQ content has three tabs | FAQ section with three tabs. | FAQs grouped general | FAQ groups.': questionTabs(),
    'FAQ item: … payment. | FAQ tabs: general (default) | The accordion allows one item open': questionTabs(),
  }),
  ...on('/private-circumcision', {
    'four service cards': section(OPERATIONS),
    "concerns with a 'Get Started' link": section(cards(3, 'li, p', 'a:has-text("Get Started")')),
    'three-step process (initial': section(steps(OPERATION_STEPS)),
    'four reasons to choose': section(title('reasons'), cards(4)),
    'The SEO title mentions the city.': async (page) => expect(page).toHaveTitle(/Calgary/),
  }),
  ...on('/post-cycle-therapy', {
    'hero button scrolling | to the options area from buttons': [hero(link('#options')), '#options h2'],
    'four consideration cards | Consideration': section(cards(EFFECTS, 'li, p', 'img')),
    'tabbed options … dot indicators | Tabs on the post cycle therapy page': section(
      tabs({ 'PCT Medications': SLIDES, 'PCT Protocols': SLIDES, 'Hormone Support': SLIDES }),
    ),
    'three-step process (consultation': section(steps(CYCLE_STEPS)),
    'four benefits': section(`${cards(4, 'p')}:not(:has(a))`),
    'FAQ of three groups of three questions': questionTabs(questions(3)),
    'closing call to action scrolling': `section:nth-last-of-type(-n+3) ${link('#options')}`,
  }),
  ...Object.entries(CHECKS).flatMap(([path, check]) =>
    on(path, {
      'hero with a 2-minute free assessment button': hero(link(check, '2-minute free assessment')),
      'a symptom list': hero('ul > li:nth-child(2)'),
      'four concern cards': section(cards(4, 'li, p', link(check))),
      'three-step get-started section': section(steps(3)),
      "four 'why get assessed' cards": section(title('why get assessed'), cards(4)),
      'FAQs in three groups': questionTabs(undefined, 'Payment and confidentiality'),
    }),
  ),
  ...on('/testosterone-replacement-calgary', {
    'hero, three benefit cards': section(`${cards(3, 'p')}:not(:has(a))`),
    'treatment options (injections': section(row('injection', 'weekly or bi-weekly')),
    'gels daily': section(row('gel', 'daily')),
    'pellets every 3-6 months': section(row('pellet', 'every 3-6 months')),
    'four FAQs': section(questions(4)),
    'book buttons': [hero(BOOK), section(rows(3, BOOK))],
  }),
  ...on('/iron-infusion-calgary', {
    'long article (what it is': section('h2:text-matches("^what .*is", "i")'),
    'how it works in four steps': section(title('how it works'), steps(4)),
    'benefits over oral iron': section('h2:text-matches("(over|than) .*(oral|pills|tablets)", "i")'),
    'what to expect': section(title('what to expect')),
    'side effects': section(title('side effects')),
    'five FAQs': section(questions(5)),
    'a book link to /iron-infusions-eligibility': section(link('/iron-infusions-eligibility', 'book')),
    'sources note': section(title('Sources'), 'p'),
  }),
  ...on('/samples/card-alternatives', {
    'two sets': async (page) => expect(page.locator(`section:has(${DESIGN})`)).toHaveCount(2),
    [`three card designs … cue | ${CATEGORIES_IN_WORDS}`]: async (page) =>
      expect(page.locator(DESIGN)).toHaveCount(6),
    'a Back to Home link': hero(link('/', 'Back to Home')),
  }),
]
