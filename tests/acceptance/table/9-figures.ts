// Section 9: business constants. Each is a fact in content/facts.yaml.
import { neverSays, says } from '../findings/content.ts'
import { meta } from '../findings/head.ts'
import { hero, section, tab } from '../findings/parts.ts'
import { on } from '../row.ts'
import { FORM_PAGES, ROUTES } from '../specification.ts'

// The three figures for iron infusions are on three pages, one on each.
const IRON = {
  '/iron-infusions': ['iron infusions 30-45 minutes', '30-45'],
  '/iron-infusions-draft': ['another page says 30-60', '30-60'],
  '/iron-infusion-calgary': ['infusion step 15-60', '15-60'],
} as const
const QUIZZES = ['/mens-health', '/womens-health', '/weight-management', '/acne-and-skin-care', '/ed', '/hair-loss']
const TRT = '/testosterone-replacement-calgary'

export const figures = [
  // One reply time for each journey: the home page has 24 hours, pages that lead to a form have 24-48 hours.
  ...on('/', {
    'Practitioner reply within 24 hours': [says('within 24 hours'), neverSays('24-48 hours')],
    'with immediate results': says(/right away|at once|immediate/i),
    'Cancel or reschedule free up to 24 hours before': tab('Payment', says(/cancel/i, '24 hours')),
    'may be charged a fee equal to the consultation cost': tab('Payment', says('cost of the consultation')),
    'major credit cards, debit cards, health savings accounts': says('credit cards, debit cards', 'savings accounts'),
    'Same-day or next-day appointments usually available.': says('same-day or next-day'),
  }),
  ...on(ROUTES, { 'social image 1200 by 630': [meta('og:image:width', '1200'), meta('og:image:height', '630')] }),
  ...on(FORM_PAGES, { 'assessment-to-provider connection and Pap smear review 24-48 hours': says('24-48 hours') }),
  ...on(['/', ...QUIZZES], {
    'assessments under 2 minutes': says('under 2 minutes'),
    'Delivery is fast and free; shipping 2-3 business days': says('2-3 business days'),
  }),
  ...on('/ed', { 'ED medication from $5 per dose': says(/\$5\b/, /(per|a) dose/i) }),
  ...on('/vitamin-infusions', {
    'Infusion sessions 30-60 minutes; NAD+ 2-4 hours': says('30-60 minutes', '2-4 hours'),
  }),
  ...Object.entries(IRON).flatMap(([path, [statement, figure]]) => {
    const others = Object.values(IRON).flatMap(([, other]) => (other === figure ? [] : `${other} minutes`))
    return on(path, { [statement]: [says(`${figure} minutes`), neverSays(...others)] })
  }),
  ...on(['/', '/weight-management', TRT, '/womens-health'], {
    'Check-ins every three months': says(/(3|three) months/i),
  }),
  ...on('/mental-health', {
    'individual 50 minutes, couples 60, group 90': [
      section(says(/Individual.*50 minutes.*Couples.*60 minutes.*Group.*90 minutes/)),
    ],
  }),
  ...on(['/mental-health', '/mental-health-consultation'], {
    'Free mental health consultation 15 minutes.': says(/15.minute/i, 'free'),
  }),
  ...on('/hair-loss', { 'Hair loss results 3-6 months': says('3-6 months') }),
  ...on(['/prep-and-screening', '/sti-screening-eligibility'], {
    'STI results 2-5 business days': says('2-5 business days'),
  }),
  ...on('/post-cycle-therapy', {
    'PCT recovery 4-12 weeks': hero(says('4-12 weeks')),
    'start 2-3 weeks after last injection': hero(says(/2-3 weeks after (the|your) last injection/)),
    'clomiphene and tamoxifen 4-6 week protocol': section(says(/Clomiphene.*4-6 weeks/i, /Tamoxifen.*4-6 weeks/i)),
    'standard protocol 4 weeks; extended 6-8 weeks': section(says(/\b4 weeks.*Standard/i, /6-8 weeks.*Extended/i)),
  }),
  ...on('/private-circumcision', {
    'Circumcision procedure 30-60 minutes': says('30-60 minutes'),
    'recovery 2-4 weeks adults, 1-2 weeks children': says('2-4 weeks', '1-2 weeks'),
  }),
  ...on('/hyperhidrosis-botox-men', {
    'Botox reduces sweating 82-87%, lasts 6-12 months': says('82-87%', '6-12 months'),
  }),
  ...on(TRT, {
    'TRT results 2-4 weeks for mood, 3-6 months': says(/mood.*2-4 weeks|2-4 weeks.*mood/i, '3-6 months'),
  }),
  ...on('/migraine-treatment', { 'Migraine chronic threshold 15+ headache days': says(/15 or more|15\+/) }),
]
