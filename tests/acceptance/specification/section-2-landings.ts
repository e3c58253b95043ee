import { cards, cardsTo, concerns, steps } from '../findings/cards.ts'
import { form, heading, link, linksTo, picture, says, scrollTarget } from '../findings/content.ts'
import { searchData } from '../findings/head.ts'
import { hero, questionTabs, section } from '../findings/parts.ts'
import { PROVIDER } from './forms.ts'
import { INFUSIONS, LANDINGS } from './routes.ts'
import type { Chapter, Row } from './row.ts'

const WITHOUT_STEPS = new Set(['/iron-infusions-draft'])
const WITHOUT_CONCERNS = new Set(['/iron-infusions-draft', '/post-cycle-therapy'])
const GROUPS = { General: 1, Treatment: 1, Payment: 1 }

const QUIZZES: Readonly<Record<string, string>> = {
  '/ed': '/ed-treatment-eligibility',
  '/hair-loss': '/hair-loss-eligibility',
  '/weight-management': '/weight-loss-eligibility',
  '/acne-and-skin-care': '/acne-skin-care-eligibility',
}

export const landings: Chapter = {
  title: '2. Landing pages',
  rows: [
    {
      says: 'Common layout: a hero, benefits, and FAQs grouped general, treatment, payment',
      on: LANDINGS,
      finds: [hero(heading(/./)), section(questionTabs(GROUPS)), searchData('FAQPage')],
    },
    {
      says: 'Common layout: a 3-step how-it-works',
      on: LANDINGS.filter((path) => !WITHOUT_STEPS.has(path)),
      finds: [section(steps(3))],
      decided: 'The alternative iron page has its three reasons and the form instead.',
    },
    {
      says: 'Common layout: a concerns section',
      on: LANDINGS.filter((path) => !WITHOUT_CONCERNS.has(path)),
      finds: [section(concerns())],
      decided: 'Post cycle therapy has consideration cards instead.',
    },
    {
      says: 'Cards for testosterone, ED, hair loss, prostate screening',
      on: '/mens-health',
      finds: [
        section(
          cards({
            titles: ['Testosterone', 'Erectile dysfunction', 'Hair loss', 'Prostate screening'],
            to: ['/testosterone-replacement-calgary', '/ed', '/hair-loss', '/prostate-screening'],
          }),
        ),
      ],
    },
    {
      says: 'No-index variant: buttons for testosterone, ED and hair loss',
      on: '/mens-health-draft',
      finds: [section(cards({ titles: 3, to: ['/testosterone-replacement-calgary', '/ed', '/hair-loss'] }))],
    },
    {
      says: 'No-index variant: a quiz call to action, and a contact button to /contact',
      on: '/mens-health-draft',
      finds: [
        section(heading(/quiz/i), link(/quiz/i, '/mens-hormone-therapy-eligibility')),
        section(link(/contact/i, '/contact')),
      ],
    },
    {
      says: "Structured FAQ and medical-page data are embedded on the men's health pages",
      on: ['/mens-health', '/mens-health-draft'],
      finds: [searchData('FAQPage'), searchData('MedicalWebPage')],
    },
    {
      says: 'Cards to hormone therapy, pap smear and birth control eligibility',
      on: '/womens-health',
      finds: [
        section(
          cards({
            titles: 3,
            to: ['/womens-hormone-therapy-eligibility', '/pap-smear-eligibility', '/birth-control-eligibility'],
          }),
        ),
      ],
    },
    {
      says: 'Concerns link to weight loss and acne eligibility',
      on: '/womens-health',
      finds: [section(concerns('/weight-loss-eligibility', '/acne-skin-care-eligibility'))],
    },
    {
      says: 'The hash #treatment-options scrolls smoothly to that section',
      on: '/womens-health',
      finds: [section(scrollTarget('treatment-options'), cardsTo('/womens-hormone-therapy-eligibility'))],
      testedBy: 'tests/browser/hash.spec.ts',
    },
    {
      says: 'Eight infusion cards linking to the detail routes',
      on: '/vitamin-infusions',
      finds: [section(cards({ titles: 8, to: INFUSIONS }))],
    },
    {
      says: 'A comparison grid with Book Now links',
      on: '/vitamin-infusions',
      finds: [section(...INFUSIONS.map((path) => link('Book Now', `${path}#book`)))],
      decided: 'Each leads to the form on the page of that infusion.',
    },
    ...Object.entries(QUIZZES).map(([path, eligibility]): Row => ({
      says: 'A quiz card to the matching eligibility route',
      on: path,
      finds: [section(link(/check|quiz/i, eligibility))],
    })),
    {
      says: 'Card to /iron-infusions-eligibility; a concern links to /anemia-support',
      on: '/iron-infusions',
      finds: [
        section(heading(/iron infusion/i), link('Check eligibility', '/iron-infusions-eligibility')),
        section(concerns('/anemia-support')),
        section(heading(/anemia support/i), scrollTarget('anemia-support')),
      ],
      decided: 'The path redirects to a section of its own on this page.',
    },
    {
      says: 'The alternative iron page embeds the form and shows three reasons to consider an infusion',
      on: '/iron-infusions-draft',
      finds: [section(heading(/three reasons to consider an infusion/i), cards(3)), form('sb-iron-2v6p', PROVIDER)],
    },
    {
      says: 'Cards to PrEP, STI screening and DoxyPEP eligibility',
      on: '/prep-and-screening',
      finds: [
        section(
          cards({ titles: 3, to: ['/prep-eligibility', '/sti-screening-eligibility', '/doxypep-eligibility'] }),
        ),
      ],
    },
    {
      says: 'Cards to the adult and pediatric assessments and circumcision eligibility',
      on: '/urological-health',
      finds: [
        section(
          cards({
            titles: 3,
            to: [
              '/adult-self-referral-urology-assessment',
              '/pediatric-self-referral-urology-assessment',
              '/private-circumcision-eligibility',
            ],
          }),
        ),
      ],
    },
    {
      says: 'Concerns link to /prostate-screening',
      on: '/urological-health',
      finds: [section(concerns('/prostate-screening'))],
    },
    {
      says: 'Card to /mental-health-consultation',
      on: '/mental-health',
      finds: [section(heading('Start with a short talk'), linksTo('/mental-health-consultation'))],
    },
    {
      says: 'Concerns link to /book-individual-therapy and /book-couples-counseling',
      on: '/mental-health',
      finds: [section(concerns('/book-individual-therapy', '/book-couples-counseling'))],
      decided: 'Both paths redirect to the free consultation, and the links say so.',
    },
    {
      says: 'One therapist profile (name, image, credentials, bio paragraphs)',
      on: '/mental-health',
      finds: [
        section(
          heading(/meet a therapist/i),
          heading('Alex Sample'),
          picture(/drawn portrait/i),
          says(/college and registration number/i),
        ),
      ],
      decided: 'A sample with a drawn portrait, which blocks a launch.',
    },
    {
      says: 'Phone, fax and clinic address card and a why-call list',
      on: '/contact',
      finds: [
        section(
          heading('Where to find us'),
          says(/phone/i, /fax/i, /clinic address/i),
          link(/\(\d{3}\) \d{3}-\d{4}/, /^tel:/),
          heading('When it helps to call'),
          cards(6),
        ),
      ],
    },
    {
      says: 'Mission, four reasons to choose the clinic, buttons to /contact',
      on: '/about-us',
      finds: [
        section(heading(/mission/i), linksTo('/contact')),
        section(heading(/^Four reasons to choose/), cards(4)),
        hero(link('Contact Us', '/contact')),
      ],
    },
  ],
}
