// Section 2: eligibility pages, the consultation booking, infusions.
import { expect } from '@playwright/test'
import { fileText, htmlAddress } from '../../../tests/artifact/built.ts'
import {
  cards,
  detail,
  FORM,
  h1,
  hero,
  link,
  on,
  section,
  TEXT,
  title,
  within,
  type Finding,
} from '../../../tests/acceptance/findings.ts'
import { FORM_PAGES, INFUSIONS, ROUTES } from '../routes.ts'

const PAP = '/pap-smear-eligibility'
const CONSULTATION = '/mental-health-consultation'
const TITLES = {
  '/tmj-eligibility': 'TMJ Treatment Eligibility Check',
  '/hyperhidrosis-eligibility': 'Hyperhidrosis Botox Treatment Eligibility Check',
  '/migraine-eligibility': 'Migraine Treatment Eligibility Check',
}
const GUT_GLOW = '/treatments/gut-glow-infusion'
const NAD = '/treatments/nad-infusion'
const BUILD = '/treatments/build-infusion'
const FIVE = INFUSIONS.filter((path) => ![GUT_GLOW, NAD, BUILD].includes(path))

const formOn = (path = '') => fileText(htmlAddress(path)).match(/data-form-id="(.+?)"/)?.[1]
/** These pages, and no others, have the form of the first of them. */
function shareForm(...paths: string[]): Finding {
  return async () => expect(ROUTES.filter((path) => formOn(path) === formOn(paths[0]))).toEqual(paths)
}

export const forms = [
  ...on(FORM_PAGES, {
    'an intro line and an embedded external form | Pages: acne': hero('h1', TEXT, FORM),
    'Eligibility checks and booking are | Eligibility validation | Eligibility and booking pages': section(FORM),
  }),
  // Pap smear has a link to women's health instead.
  ...on(
    FORM_PAGES.filter((path) => path !== PAP),
    { 'Each has a Back button': hero('a[href^="/"]:text-is("Back")') },
  ),
  ...on(PAP, {
    'Pap smear (back link': hero(link('/womens-health', "Women's Health")),
    'says the team will contact the user': hero(/24-48 hours/, /\bteam\b/i),
  }),
  ...on('/iron-infusions-eligibility', {
    'concerns section without call-to-action links': section(`${cards(4, 'li, p')}:not(:has(a))`),
  }),
  ...Object.entries(TITLES).flatMap(([path, name]) => on(path, { [`('${name}')`]: h1(new RegExp(`^${name}$`)) })),
  ...[...Object.keys(TITLES), CONSULTATION].flatMap((path) => on(path, { 'their own form id': shareForm(path) })),
  ...on('/adult-self-referral-urology-assessment', {
    'Adult urology has its own SEO title': async (page) => expect(page).toHaveTitle(/adult urology/i),
  }),
  ...on(CONSULTATION, {
    "heading 'Book Your Free": h1(/^Book Your Free 15-Minute Mental Health Consultation$/),
    'intro about a complimentary': hero(/licensed professional/i, /15.minutes, and it.s free/i),
  }),
  ...on(INFUSIONS, {
    'Each has description': hero(TEXT),
    'key ingredients, benefits': section(title('Key ingredients'), title('Benefits')),
    'treatment details (duration, frequency': [detail('Duration'), detail('Frequency')],
    'results, preparation)': [detail('Results'), section(title('Preparation'))],
    'a booking form embed … all share one': [section(FORM), shareForm(...INFUSIONS)],
  }),
  ...on(FIVE, { 'BOOST, NRG, Radiance, M-UNE, High-C: 45-60 min': detail('Duration', '45-60 min') }),
  ...on(NAD, { 'NAD+: 2-4 hours.': detail('Duration', '2-4 hours') }),
  ...on(BUILD, {
    'Build: arginine and lysine': [detail('Arginine'), detail('Lysine')],
    'lysine, 45-60 min': detail('Duration', '45-60 min'),
  }),
  ...on([...FIVE, NAD, BUILD], {
    'All except Gut Glow say': detail('Frequency', 'as needed, can be received weekly'),
    'results last 1-2 weeks.': detail('Results', '1-2 weeks'),
  }),
  ...on(GUT_GLOW, {
    'Gut Glow: glutathione, 30-45 min': [detail('Glutathione'), detail('Duration', '30-45 min')],
    'weekly or bi-weekly': detail('Frequency', 'weekly or bi-weekly'),
    'results after 2-3 treatments': detail('Results', '2-3 treatments'),
    'with SEO metadata (URL': within('head')('[name=keywords]', `[rel=canonical][href$="${GUT_GLOW}"]`),
    'with SEO metadata': async (page) => expect(page).toHaveTitle(/Gut Glow/),
  }),
]
