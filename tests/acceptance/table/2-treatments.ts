// Section 2: treatment pages, condition pages, search landings and the comparison of cards.
import { cards, slideButtons, steps } from '../findings/cards.ts'
import { heading, link, linksTo, list, questions, says, target } from '../findings/content.ts'
import { pageTitle, searchData } from '../findings/head.ts'
import { closing, hero, questionTabs, section, tab, tabs } from '../findings/parts.ts'
import { on } from '../row.ts'
import { CONDITIONS } from '../specification.ts'

const CIRCUMCISION_CHECK = '/private-circumcision-eligibility'
const SERVICES = [/adult/i, /pediatric/i, /revision/i, /frenuloplasty/i]
const CONSIDERATIONS = [/hormone suppression/i, /estrogen rebound/i, /HPTA dysfunction/i, /recovery timeline/i]
const CYCLE_STEPS = ['Consultation and assessment', 'Personalized protocol', 'Guided recovery']
const OPTIONS = ['PCT Medications', 'PCT Protocols', 'Hormone Support']
const SLIDES = [
  cards(3, { has: ['img'], button: 'Am I Eligible?', to: '/post-cycle-therapy-eligibility' }),
  slideButtons(3),
]
const GROUPS = ['General', 'Treatment', 'Payment']
const CHECKS = ['/tmj-eligibility', '/hyperhidrosis-eligibility', '/migraine-eligibility']
const TRT_CHECK = '/mens-hormone-therapy-eligibility'
const TRT_OPTIONS = [/injection/i, /gel/i, /pellet/i]
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
const threeTimes = <T>(values: readonly T[]) => [...values, ...values, ...values]
const CARD_SET = cards(24, {
  titles: threeTimes(CATEGORIES.map(([title]) => title)),
  to: threeTimes(CATEGORIES.map((category) => category[2])),
  button: 'Learn More',
})

export const treatments = [
  ...on('/private-circumcision', {
    '/private-circumcision: hero': hero(heading(/./)),
    'four service cards … circumcision eligibility route': [
      section(cards(4, { titles: SERVICES, to: CIRCUMCISION_CHECK })),
    ],
    "concerns with a 'Get Started' link for three categories": section(
      cards(3, { button: 'Get Started', has: ['li'] }),
    ),
    'three-step process (initial consultation, procedure, recovery support)': [
      section(steps(3, { titles: ['Initial consultation', 'Procedure', 'Recovery support'] })),
    ],
    'four reasons to choose': section(heading(/reasons to choose/i), cards(4)),
    'structured FAQ and medical-page data': [searchData('FAQPage'), searchData('MedicalWebPage')],
    'FAQ groups': section(questionTabs(...GROUPS)),
    'The SEO title mentions the city.': pageTitle('Calgary'),
  }),
  ...on('/post-cycle-therapy', {
    'hero button scrolling to the options': [hero(linksTo('#options')), section(target('options'))],
    'four consideration cards … each with symptoms': section(cards(4, { titles: CONSIDERATIONS, has: ['li'] })),
    'tabbed options (PCT Medications default, PCT Protocols, Hormone Support)': section(tabs(...OPTIONS)),
    'each a carousel of three cards … dot indicators': section(...OPTIONS.map((each) => tab(each, ...SLIDES))),
    'three-step process (consultation … guided recovery)': section(steps(3, { titles: CYCLE_STEPS })),
    'four benefits': section(cards(4, { has: ['p'], unlinked: true })),
    'FAQ of three groups of three questions': section(...GROUPS.map((each) => tab(each, questions(3)))),
    'closing call to action scrolling to the options': closing(linksTo('#options')),
  }),
  ...CONDITIONS.flatMap((path, index) =>
    on(path, {
      'hero with a 2-minute free assessment button': hero(link('2-minute free assessment', CHECKS[index] ?? '')),
      'a symptom list': hero(list(4)),
      'four concern cards linking to that route': section(cards(4, { to: CHECKS[index], has: ['li'] })),
      'three-step get-started section': section(steps(3)),
      "four 'why get assessed' cards": section(heading(/why get assessed/i), cards(4)),
      'FAQs in three groups': section(questionTabs('General', 'Treatment', 'Payment and confidentiality')),
    }),
  ),
  ...on('/testosterone-replacement-calgary', {
    'hero, three benefit cards': [hero(heading(/./)), section(cards(3, { unlinked: true, has: ['p'] }))],
    'treatment options (injections … 3-6 months)': [
      section(cards(3, { titles: TRT_OPTIONS }), says('Weekly or bi-weekly', 'Daily', 'Every 3-6 months')),
    ],
    'four FAQs': section(questions(4)),
    'book buttons': [hero(link('Book', TRT_CHECK)), section(cards(3, { button: 'Book', to: TRT_CHECK }))],
  }),
  ...on('/iron-infusion-calgary', {
    'long article (what it is': section(heading(/what (it|an iron infusion) is/i)),
    'how it works in four steps': section(heading(/how it works/i), steps(4)),
    'benefits over oral iron': section(heading(/over (oral iron|iron pills|tablets)/i)),
    'what to expect, side effects': [section(heading(/what to expect/i)), section(heading(/side effects/i))],
    'five FAQs': section(questions(5)),
    'a book link to /iron-infusions-eligibility': section(link('book', '/iron-infusions-eligibility')),
    'sources note': section(heading('Sources'), says(/does not replace advice/i)),
  }),
  ...on('/samples/card-alternatives', {
    'two sets of three card designs … cue': [
      section(heading(/^set one/i), CARD_SET),
      section(heading(/^set two/i), CARD_SET),
    ],
    'a Back to Home link': hero(link('Back to Home', '/')),
    ...Object.fromEntries(CATEGORIES.map(([name, text]) => [`${name} '${text}'`, says(text)])),
  }),
]
