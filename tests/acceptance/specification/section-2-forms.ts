import { cards } from '../findings/cards.ts'
import { fact, form, heading, introduction, link, linksTo, says } from '../findings/content.ts'
import { metaTag, pageTitle } from '../findings/head.ts'
import { hero, section } from '../findings/parts.ts'
import { FORM_PAGES, INFUSION_FORM, PROVIDER } from './forms.ts'
import { GUT_GLOW, INFUSIONS } from './routes.ts'
import type { Chapter, Row } from './row.ts'

const HEADINGS: Readonly<Record<string, string>> = {
  '/tmj-eligibility': 'TMJ Treatment Eligibility Check',
  '/hyperhidrosis-eligibility': 'Hyperhidrosis Botox Treatment Eligibility Check',
  '/migraine-eligibility': 'Migraine Treatment Eligibility Check',
  '/mental-health-consultation': 'Book Your Free 15-Minute Mental Health Consultation',
}

export const forms: Chapter = {
  title: '2. Eligibility and assessment pages, and the consultation booking',
  rows: [
    ...Object.entries(FORM_PAGES).map(([path, [formId, parent]]): Row => ({
      says: 'A Back button (history back), an intro line and an embedded external form identified by a form id',
      on: path,
      finds: [hero(linksTo(parent), introduction(20), form(formId, PROVIDER))],
      testedBy: 'app/forms/form.spec.ts',
      decided: 'Back leads to the page above it when the visit began here.',
    })),
    ...Object.entries(HEADINGS).map(([path, text]): Row => ({
      says: `Headed '${text}'`,
      on: path,
      finds: [hero(heading(text))],
    })),
    {
      says: 'Iron infusion also shows a concerns section without call-to-action links',
      on: '/iron-infusions-eligibility',
      finds: [section(cards({ titles: 4, symptoms: true, links: 'none' }))],
    },
    {
      says: "Pap smear: back link to women's health; the team will contact the user within 24-48 hours",
      on: '/pap-smear-eligibility',
      finds: [hero(link("Women's Health", '/womens-health'), says('our team will contact you within 24-48 hours'))],
    },
    {
      says: 'Adult urology has its own SEO title and description',
      on: '/adult-self-referral-urology-assessment',
      finds: [pageTitle(/^Adult Urology Self-Referral/), metaTag('description', /prostate or testicles/i)],
      testedBy: 'tests/artifact/head.test.ts',
    },
    {
      says: 'Mental health booking: an intro about a complimentary 15-minute session with a licensed professional',
      on: '/mental-health-consultation',
      finds: [hero(says('complimentary session of 15 minutes with a licensed professional'))],
    },
  ],
}

const STANDARD = ['boost', 'nrg', 'radiance', 'mune', 'high-c', 'build'].map((name) => `/treatments/${name}-infusion`)

export const infusions: Chapter = {
  title: '2. Infusion detail pages',
  rows: [
    {
      says: 'Description, key ingredients, benefits, treatment details (duration, frequency, results, preparation)',
      on: INFUSIONS,
      finds: [
        hero(introduction(20)),
        section(
          heading('Key ingredients'),
          heading(/^Benefits/),
          heading('Treatment details'),
          heading('Preparation'),
          fact('Duration', /./),
          fact('Frequency', /./),
          fact('Results', /./),
        ),
      ],
    },
    {
      says: 'A booking form embed; all share one booking form id',
      on: INFUSIONS,
      finds: [form(INFUSION_FORM, PROVIDER)],
    },
    {
      says: 'BOOST, NRG, Radiance, M-UNE, High-C and Build: 45-60 min',
      on: STANDARD,
      finds: [fact('Duration', '45-60 minutes')],
    },
    { says: 'NAD+: 2-4 hours', on: '/treatments/nad-infusion', finds: [fact('Duration', '2-4 hours')] },
    {
      says: 'Build: arginine and lysine',
      on: '/treatments/build-infusion',
      finds: [section(heading('Key ingredients'), fact('Arginine', /./), fact('Lysine', /./))],
    },
    {
      says: 'Gut Glow: glutathione, 30-45 min, weekly or bi-weekly, results after 2-3 treatments',
      on: GUT_GLOW,
      finds: [
        section(
          fact('Glutathione', /./),
          fact('Duration', '30-45 minutes'),
          fact('Frequency', 'Weekly or bi-weekly'),
          fact('Results', '2-3 treatments'),
        ),
      ],
    },
    {
      says: 'Gut Glow: with SEO metadata (URL path /treatments/gut-glow-infusion)',
      on: GUT_GLOW,
      finds: [
        pageTitle(/^Gut Glow/),
        metaTag('description', /.{70}/),
        metaTag('keywords', /./),
        metaTag('og:url', /\/treatments\/gut-glow-infusion$/),
      ],
    },
    {
      says: "All except Gut Glow say 'as needed, can be received weekly'; results last 1-2 weeks",
      on: [...STANDARD, '/treatments/nad-infusion'],
      finds: [fact('Frequency', 'As needed, can be received weekly'), fact('Results', '1-2 weeks')],
      decided: "Given as the clinic's own description, with an open question.",
    },
  ],
}
