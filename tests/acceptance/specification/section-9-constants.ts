import { cards } from '../findings/cards.ts'
import { fact, heading, neverSays, says } from '../findings/content.ts'
import { hero, section, tab } from '../findings/parts.ts'
import { ELIGIBILITY } from './routes.ts'
import type { Chapter } from './row.ts'

const IRON_FIGURES = {
  '/iron-infusions': '30-45 minutes',
  '/iron-infusions-draft': '30-60 minutes',
  '/iron-infusion-calgary': '15-60 minutes',
}

/** Each figure is a fact in content/facts.yaml. */
export const constants: Chapter = {
  title: '9. Business constants and limits',
  rows: [
    {
      says: 'Mobile breakpoint 768 px; drawer height 80% of viewport',
      testedBy: 'app/shell/drawer/drawer.spec.ts',
    },
    {
      says: 'Practitioner reply within 24 hours',
      on: '/',
      finds: [says('within 24 hours'), neverSays('24-48 hours')],
      decided: 'One reply time in each journey: every other page that leads to a form says 24-48 hours.',
    },
    {
      says: 'Assessment-to-provider connection and Pap smear review 24-48 hours',
      on: [...ELIGIBILITY, '/mental-health-consultation'],
      finds: [says('24-48 hours')],
    },
    {
      says: 'Assessments under 2 minutes',
      on: ['/', '/mens-health', '/womens-health', '/weight-management', '/acne-and-skin-care', '/ed', '/hair-loss'],
      finds: [says(/under 2 minutes/i)],
    },
    {
      says: 'Assessments have immediate results',
      on: '/',
      finds: [says(/right away|at once|immediately/i)],
      decided: 'The result is a first answer about fit, not a diagnosis.',
    },
    {
      says: 'Cancel or reschedule free up to 24 hours before; late cancellation may be charged the consultation cost',
      on: '/',
      finds: [tab('Payment', says(/24 hours/, /the cost of the consultation/))],
      decided: 'The home page answers it once. The questions of every other page link to it.',
    },
    {
      says: 'Payment per FAQ: major credit cards, debit cards, health savings accounts',
      on: '/',
      finds: [says('major credit cards, debit cards and health savings accounts')],
    },
    {
      says: 'Same-day or next-day appointments usually available',
      on: '/',
      finds: [says('same-day or next-day')],
    },
    {
      says: 'Delivery is fast and free; shipping 2-3 business days',
      on: ['/', '/ed', '/hair-loss', '/mens-health', '/womens-health', '/weight-management', '/acne-and-skin-care'],
      finds: [says('2-3 business days')],
    },
    {
      says: 'ED medication from $5 per dose',
      on: '/ed',
      finds: [says(/\$5\b/, /per dose|a dose/i)],
      decided: 'The drug is not named beside the price.',
    },
    {
      says: 'Infusion sessions 30-60 minutes; NAD+ 2-4 hours',
      on: '/vitamin-infusions',
      finds: [says('30-60 minutes', '45-60 minutes', '2-4 hours', '30-45 minutes')],
    },
    ...Object.entries(IRON_FIGURES).map(([path, figure]) => ({
      says: 'Iron infusions 30-45 minutes (another page says 30-60, infusion step 15-60)',
      on: path,
      finds: [says(figure), neverSays(...Object.values(IRON_FIGURES).filter((each) => each !== figure))],
      decided: 'The three figures are on three pages, one on each.',
    })),
    {
      says: 'Check-ins every three months',
      on: ['/', '/weight-management', '/testosterone-replacement-calgary', '/womens-health'],
      finds: [says(/(3|three) months/i)],
    },
    {
      says: 'Therapy sessions: individual 50 minutes, couples 60, group 90',
      on: '/mental-health',
      finds: [
        section(
          cards({ titles: [/^Individual/, /^Couples/, /^Group/] }),
          fact('Length', '50 minutes'),
          fact('Length', '60 minutes'),
          fact('Length', '90 minutes'),
        ),
      ],
    },
    {
      says: 'Free mental health consultation 15 minutes',
      on: ['/mental-health', '/mental-health-consultation'],
      finds: [says('15 minutes')],
    },
    { says: 'Hair loss results 3-6 months', on: '/hair-loss', finds: [says('3-6 months')] },
    {
      says: 'STI results 2-5 business days',
      on: ['/prep-and-screening', '/sti-screening-eligibility'],
      finds: [says('2-5 business days')],
    },
    {
      says: 'PCT recovery 4-12 weeks; start 2-3 weeks after last injection',
      on: '/post-cycle-therapy',
      finds: [hero(says('4-12 weeks', '2-3 weeks after the last injection'))],
    },
    {
      says: 'Clomiphene and tamoxifen 4-6 week protocol; standard protocol 4 weeks; extended 6-8 weeks',
      on: '/post-cycle-therapy',
      finds: [
        section(says(/Clomiphene.*4-6 weeks/, /Tamoxifen.*4-6 weeks/, /4 weeks.*Standard/, /6-8 weeks.*Extended/)),
      ],
      decided: 'Unapproved facts with open questions.',
    },
    {
      says: 'Circumcision procedure 30-60 minutes; recovery 2-4 weeks adults, 1-2 weeks children',
      on: '/private-circumcision',
      finds: [says('30-60 minutes', '2-4 weeks', '1-2 weeks')],
    },
    {
      says: 'Botox reduces sweating 82-87%, lasts 6-12 months',
      on: '/hyperhidrosis-botox-men',
      finds: [section(heading(/five kinds of treatment/i), says('Botox', '82-87%', '6-12 months'))],
      decided: 'Unapproved facts. The questions name the figures of the trials.',
    },
    {
      says: 'TRT results 2-4 weeks for mood, 3-6 months for physical change',
      on: '/testosterone-replacement-calgary',
      finds: [says(/Mood .*2-4 weeks/i, /3-6 months/)],
      decided: "Beside a review's slower figures, with an open question.",
    },
    {
      says: 'Migraine chronic threshold 15+ headache days per month',
      on: '/migraine-treatment',
      finds: [says(/15 or more/i)],
    },
    {
      says: 'Clinic hours: Monday to Friday 09:00-17:00, Saturday 09:00-15:00',
      on: '/contact',
      finds: [fact('Hours', /Monday to Friday 9 am to 5 pm Saturday 9 am to 3 pm/)],
    },
  ],
}
