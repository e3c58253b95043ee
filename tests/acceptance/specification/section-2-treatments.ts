import { cards, steps } from '../findings/cards.ts'
import { dots, fact, heading, link, questions, says, scrollTarget, tabs } from '../findings/content.ts'
import { pageTitle, searchData } from '../findings/head.ts'
import { hero, questionTabs, section, tab } from '../findings/parts.ts'
import type { Chapter, Row } from './row.ts'
import { samples } from './section-2-samples.ts'

const CIRCUMCISION = '/private-circumcision'
const CIRCUMCISION_CHECK = '/private-circumcision-eligibility'
const CYCLE = '/post-cycle-therapy'
const TRT = '/testosterone-replacement-calgary'
const IRON_GUIDE = '/iron-infusion-calgary'

const CONDITION_CHECKS = {
  '/tmj-treatment': '/tmj-eligibility',
  '/hyperhidrosis-botox-men': '/hyperhidrosis-eligibility',
  '/migraine-treatment': '/migraine-eligibility',
}

const SLIDES = { titles: 3, picture: true, button: 'Am I Eligible?', to: '/post-cycle-therapy-eligibility' } as const

const circumcision: readonly Row[] = [
  {
    says: 'Four service cards (adult, pediatric, revision, frenuloplasty) all linking to the eligibility route',
    on: CIRCUMCISION,
    finds: [
      hero(heading(/./)),
      section(
        cards({
          titles: ['Adult circumcision', 'Pediatric circumcision', 'Revision', 'Frenuloplasty'],
          to: CIRCUMCISION_CHECK,
        }),
      ),
    ],
  },
  {
    says: "Concerns with a 'Get Started' link for three categories",
    on: CIRCUMCISION,
    finds: [section(cards({ titles: 3, button: 'Get Started', to: CIRCUMCISION_CHECK, symptoms: true }))],
  },
  {
    says: 'Three-step process (initial consultation, procedure, recovery support)',
    on: CIRCUMCISION,
    finds: [section(steps(['Initial consultation', 'Procedure', 'Recovery support']))],
  },
  {
    says: 'Four reasons to choose',
    on: CIRCUMCISION,
    finds: [section(heading(/four reasons to choose/i), cards(4))],
  },
  {
    says: 'Structured FAQ and medical-page data; FAQ groups; the SEO title mentions the city',
    on: CIRCUMCISION,
    finds: [
      searchData('FAQPage'),
      searchData('MedicalWebPage'),
      questionTabs({ General: 1, Treatment: 1, Payment: 1 }),
      pageTitle(/Calgary/),
    ],
  },
]

const postCycle: readonly Row[] = [
  { says: 'Hero button scrolling to the options', on: CYCLE, finds: [hero(link('options', '#options'))] },
  {
    says: 'Four consideration cards, each with symptoms (and an image, section 3)',
    on: CYCLE,
    finds: [
      section(
        cards({
          titles: ['Post-cycle hormone suppression', 'Estrogen rebound', 'HPTA dysfunction', 'Recovery timeline'],
          symptoms: true,
          picture: true,
        }),
      ),
    ],
  },
  {
    says: "Tabbed options, each a carousel of three cards with an 'Am I Eligible?' button and dot indicators",
    on: CYCLE,
    finds: [
      section(
        scrollTarget('options'),
        tabs('PCT Medications', 'PCT Protocols', 'Hormone Support'),
        tab('PCT Medications', cards(SLIDES), dots(3)),
        tab('PCT Protocols', cards(SLIDES), dots(3)),
        tab('Hormone Support', cards(SLIDES), dots(3)),
      ),
    ],
    testedBy: 'app/ui/carousel/carousel.spec.ts',
  },
  {
    says: 'Three-step process (consultation and assessment, personalized protocol, guided recovery)',
    on: CYCLE,
    finds: [section(steps(['Consultation and assessment', 'Personalized protocol', 'Guided recovery']))],
  },
  { says: 'Four benefits', on: CYCLE, finds: [section(heading(/what a clinic can check/i), cards(4))] },
  {
    says: 'FAQ of three groups of three questions',
    on: CYCLE,
    finds: [
      section(
        tabs('General', 'Treatment', 'Payment'),
        tab('General', questions(3)),
        tab('Treatment', questions(3)),
        tab('Payment', questions(3)),
      ),
    ],
  },
  {
    says: 'Closing call to action scrolling to the options',
    on: CYCLE,
    finds: [section(heading('You do not have to recover alone'), link('options', '#options'))],
  },
]

const conditions = Object.entries(CONDITION_CHECKS).flatMap(([path, check]): Row[] => [
  {
    says: 'Hero with a 2-minute free assessment button to the matching eligibility route, a symptom list',
    on: path,
    finds: [hero(link(/2-minute free assessment/i, check), says(/symptoms|signs|often|look for|feel/i))],
  },
  {
    says: 'Four concern cards linking to that route',
    on: path,
    finds: [section(cards({ titles: 4, to: check, symptoms: true }))],
  },
  { says: 'Three-step get-started section', on: path, finds: [section(heading(/get started|start/i), steps(3))] },
  { says: "Four 'why get assessed' cards", on: path, finds: [section(heading(/why get assessed/i), cards(4))] },
  {
    says: 'FAQs in three groups (general, treatment, payment/confidentiality)',
    on: path,
    finds: [section(questionTabs({ General: 1, Treatment: 1, 'Payment and confidentiality': 1 }))],
  },
])

const searchLandings: readonly Row[] = [
  { says: 'Hero, three benefit cards', on: TRT, finds: [hero(heading(/./)), section(heading(/change/i), cards(3))] },
  {
    says: 'Treatment options (injections weekly or bi-weekly, gels daily, pellets every 3-6 months)',
    on: TRT,
    finds: [
      section(
        cards({ titles: ['Injections', 'Gels', 'Pellets'] }),
        fact('How often', 'Weekly or bi-weekly'),
        fact('How often', 'Daily'),
        fact('How often', 'Every 3-6 months'),
      ),
    ],
    decided: 'Pellets have an open question: no product is approved in Canada.',
  },
  {
    says: 'Four FAQs',
    on: TRT,
    finds: [section(heading(/^four questions/i), questions(4))],
  },
  {
    says: 'Book buttons',
    on: TRT,
    finds: [
      hero(link('Book an assessment', '/mens-hormone-therapy-eligibility')),
      section(cards({ titles: 3, button: 'Book', to: '/mens-hormone-therapy-eligibility' })),
    ],
  },
  {
    says: 'Long article: what it is, how it works in four steps',
    on: IRON_GUIDE,
    finds: [section(heading('What an iron infusion is')), section(heading(/how it works, in four steps/i), steps(4))],
  },
  {
    says: 'Benefits over oral iron, what to expect, side effects',
    on: IRON_GUIDE,
    finds: [
      section(heading('What it offers over tablets')),
      section(heading(/^what to expect/i)),
      section(heading('Side effects')),
    ],
  },
  { says: 'Five FAQs', on: IRON_GUIDE, finds: [section(heading(/five questions/i), questions(5))] },
  {
    says: 'A book link to /iron-infusions-eligibility, sources note',
    on: IRON_GUIDE,
    finds: [
      section(link(/book/i, '/iron-infusions-eligibility')),
      section(heading('Sources'), says(/does not replace advice from a clinician/i)),
    ],
  },
]

export const treatments: Chapter = {
  title: '2. Treatment pages and search landings',
  rows: [...circumcision, ...postCycle, ...conditions, ...searchLandings, ...samples],
}
