// Section 2: eligibility pages, the consultation booking, and the infusions.
import { cards } from '../findings/cards.ts'
import { fact, heading, link, paragraph, says } from '../findings/content.ts'
import { backLink, form, ownForm, sharedForm } from '../findings/form.ts'
import { meta, pageTitle } from '../findings/head.ts'
import { hero, section } from '../findings/parts.ts'
import { on } from '../row.ts'
import { ELIGIBILITY, FORM_PAGES, INFUSIONS } from '../specification.ts'

const GUT_GLOW = '/treatments/gut-glow-infusion'
const NAD = '/treatments/nad-infusion'
const BUILD = '/treatments/build-infusion'
const FIVE = INFUSIONS.filter((path) => ![GUT_GLOW, NAD, BUILD].includes(path))
const OWN = ['/tmj-eligibility', '/hyperhidrosis-eligibility', '/migraine-eligibility', '/mental-health-consultation']
// Pap smear has a link to women's health instead.
const WITH_BACK = FORM_PAGES.filter((path) => path !== '/pap-smear-eligibility')
const CHECK_TITLES = {
  '/tmj-eligibility': ['TMJ', 'TMJ Treatment Eligibility Check'],
  '/hyperhidrosis-eligibility': ['hyperhidrosis', 'Hyperhidrosis Botox Treatment Eligibility Check'],
  '/migraine-eligibility': ['migraine', 'Migraine Treatment Eligibility Check'],
} as const

const eligibility = [
  ...on(WITH_BACK, { 'Each has a Back button (history back)': hero(backLink()) }),
  ...on(FORM_PAGES, {
    'an intro line and an embedded external form identified by a form id | Eligibility validation happens inside':
      hero(paragraph(), form()),
  }),
  ...on(ELIGIBILITY, { 'Pages: acne and skin care, … prostate screening': hero(heading(/./)) }),
  ...on('/iron-infusions-eligibility', {
    'a concerns section without call-to-action links': section(cards(4, { has: ['li'], unlinked: true })),
  }),
  ...on('/pap-smear-eligibility', {
    "Pap smear (back link to women's health": hero(link("Women's Health", '/womens-health')),
    'the team will contact the user within 24-48 hours': hero(says('24-48 hours', /\bteam\b/i)),
  }),
  ...Object.entries(CHECK_TITLES).flatMap(([path, [name, title]]) =>
    on(path, { [`${name} ('${title}')`]: hero(heading(title)) }),
  ),
  ...on('/adult-self-referral-urology-assessment', {
    'Adult urology has its own SEO title and description.': [
      pageTitle(/adult urology/i),
      meta('description', /.{50}/),
    ],
  }),
  ...on(OWN, { 'each use their own form id': ownForm() }),
  ...on('/mental-health-consultation', {
    "heading 'Book Your Free … Consultation'": [
      hero(backLink(), heading('Book Your Free 15-Minute Mental Health Consultation'), form()),
    ],
    'intro about a complimentary 15-minute session': hero(says('complimentary', /15.minute/i)),
    'session with a licensed professional': hero(says('licensed professional')),
  }),
]

const infusions = [
  ...on(INFUSIONS, {
    'Each has description, key ingredients, benefits, treatment details': [
      hero(paragraph()),
      section(heading('Key ingredients'), heading(/^Benefits/), heading('Treatment details')),
    ],
    '(duration, frequency, results, preparation)': [
      section(fact('Duration', /./), fact('Frequency', /./), fact('Results', /./), heading('Preparation')),
    ],
    'all share one booking form id': [form(), sharedForm()],
  }),
  ...on(FIVE, { 'BOOST, NRG, Radiance, M-UNE, High-C: 45-60 min': section(fact('Duration', '45-60 min')) }),
  ...on(NAD, { 'NAD+: 2-4 hours.': section(fact('Duration', '2-4 hours')) }),
  ...on(BUILD, {
    'Build: arginine and lysine': section(fact('Arginine', /./), fact('Lysine', /./)),
    'lysine, 45-60 min': section(fact('Duration', '45-60 min')),
  }),
  ...on(GUT_GLOW, {
    'Gut Glow: glutathione, 30-45 min': section(fact('Glutathione', /./), fact('Duration', '30-45 min')),
    'weekly or bi-weekly, results after 2-3 treatments': [
      section(fact('Frequency', 'Weekly or bi-weekly'), fact('Results', '2-3 treatments')),
    ],
    'with SEO metadata': [pageTitle('Gut Glow'), meta('keywords', /.,./), meta('og:url', new RegExp(`${GUT_GLOW}$`))],
  }),
  ...on([...FIVE, NAD, BUILD], {
    "All except Gut Glow say 'as needed, can be received weekly'": [
      section(fact('Frequency', 'As needed, can be received weekly')),
    ],
    'results last 1-2 weeks': section(fact('Results', '1-2 weeks')),
  }),
]

export const forms = [...eligibility, ...infusions]
