// Section 2: home, landing pages, contact and about. Section 3: the fields of their cards.
import {
  cards,
  concern,
  data,
  everyCard,
  FORM,
  h1,
  hero,
  ICON,
  link,
  links,
  on,
  section,
  steps,
  TEXT,
  title,
} from '../../../tests/acceptance/findings.ts'
import { CONDITIONS, INFUSIONS, LANDINGS } from '../routes.ts'

// The alternative iron page has the form in place of steps and concerns; post cycle therapy has considerations.
const WITH_STEPS = LANDINGS.filter((path) => path !== '/iron-infusions-draft')
const WITH_CONCERNS = WITH_STEPS.filter((path) => path !== '/post-cycle-therapy')
const TRT = '/testosterone-replacement-calgary'
const WITH_BENEFITS = ['/', '/about-us', TRT, ...LANDINGS, ...CONDITIONS]
const TILES = 'ul:has(> li + li > svg + h3 + p):not(:has(> li > h3:first-child))'
const NUMBERS = ['1', '2', '3'].map((number) => `span:text-is("${number}")`)
const HOW = [title('How'), title('Works'), steps(3, TEXT)]
const SERVICES = `/womens-health /ed /hair-loss /weight-management /acne-and-skin-care /vitamin-infusions
  /mens-health /iron-infusions /prep-and-screening /urological-health /private-circumcision /mental-health`
const SERVICE_CARDS = cards(12, 'p', ICON, ':text("Get Started")')
const MEN = '/testosterone-replacement-calgary /ed /hair-loss'
const WOMEN = '/womens-hormone-therapy-eligibility /pap-smear-eligibility /birth-control-eligibility'
const UROLOGY = `/adult-self-referral-urology-assessment /pediatric-self-referral-urology-assessment
  /private-circumcision-eligibility`
const QUIZZES = {
  '/ed': '/ed-treatment-eligibility',
  '/hair-loss': '/hair-loss-eligibility',
  '/weight-management': '/weight-loss-eligibility',
  '/acne-and-skin-care': '/acne-skin-care-eligibility',
}

export const landings = [
  ...on('/', {
    "Hero titled 'Bespoke": h1(/^Bespoke Healthcare In Calgary, Personalized To You$/),
    'Take an online assessment … quiz | A three-step': section(...HOW, /assessment|quiz/i),
    'by secure encrypted email within 24 hours': section(...HOW, /secure,? encrypted email within 24 hours/i),
    'Medication is delivered to the door': section(...HOW, /deliver/i, /door/, /approv/i),
    '12 service cards | Service card:': section(...links(SERVICES), SERVICE_CARDS),
    "'Doctor-Trusted … tiles": section(title('Doctor-Trusted Solutions'), cards(4, 'p', ICON)),
  }),
  ...on([TRT, ...WITH_CONCERNS, ...CONDITIONS], {
    'Hero, concerns section | Concern card:': section(
      everyCard('h3', 'ul > li:nth-child(2)', 'a[href]'),
      ':not(:has(ul ul > li:nth-child(5)))',
    ),
  }),
  ...on(['/', TRT, ...WITH_STEPS, ...CONDITIONS], {
    '3-step how-it-works, benefits | Process step:': section(steps(NUMBERS, ICON, 'p')),
  }),
  ...on(WITH_BENEFITS, { 'Benefit tile: title, description, icon.': section(TILES) }),
  ...on('/mens-health', { '/mens-health indexed': section(cards(links(`${MEN} /prostate-screening`))) }),
  ...on('/mens-health-draft', {
    'No-index variant: buttons': section(cards(links(MEN))),
    'a quiz call to action': section('h2', link('/mens-hormone-therapy-eligibility')),
    'a contact button to /contact': section(link('/contact', 'contact')),
  }),
  ...on(['/mens-health', '/mens-health-draft', '/private-circumcision'], {
    'Structured FAQ and medical-page data | structured FAQ and': [data('FAQPage'), data('MedicalWebPage')],
  }),
  ...on('/womens-health', {
    '/womens-health: cards | If the URL hash | Smooth scroll': `#treatment-options ${cards(links(WOMEN))}`,
    'concerns link to /weight-loss-eligibility': section(concern('/weight-loss-eligibility')),
    'and /acne-skin-care-eligibility': section(concern('/acne-skin-care-eligibility')),
  }),
  ...on('/vitamin-infusions', {
    'eight infusion cards': section(cards(links(INFUSIONS.join(' ')))),
    'Treatment card: name, duration': section(cards(8, 'a', 'img', ':text-matches("[0-9] (min|hours)")')),
    'a comparison grid with Book Now links': section(...INFUSIONS.map((path) => link(`${path}#book`, 'Book Now'))),
  }),
  ...Object.entries(QUIZZES).flatMap(([path, check]) => on(path, { 'a quiz card': section('h2', link(check)) })),
  ...on('/iron-infusions', {
    'card to /iron-infusions-eligibility': section('h2', link('/iron-infusions-eligibility')),
    'a concern links to /anemia-support': [section(concern('/anemia-support')), '#anemia-support h2'],
  }),
  ...on('/iron-infusions-draft', {
    'Alternative iron page with | The alternative page embeds the form': section(FORM),
    'three reasons to consider': section(title('reason'), cards(3)),
  }),
  ...on('/prep-and-screening', {
    '/prep-and-screening': section(cards(links('/prep-eligibility /sti-screening-eligibility /doxypep-eligibility'))),
  }),
  ...on('/urological-health', {
    'cards to the adult and pediatric urology assessments': section(cards(links(UROLOGY))),
    'concerns link to /prostate-screening': section(concern('/prostate-screening')),
  }),
  ...on('/mental-health', {
    'Mental health therapy (individual': section(title('Individual'), title('Couples'), title('Group')),
    'card to /mental-health-consultation': section('h2', link('/mental-health-consultation')),
    'concerns link to /book-individual-therapy': section(concern('/book-individual-therapy')),
    'and /book-couples-counseling': section(concern('/book-couples-counseling')),
    'therapist profile (name | Therapist profile:': section(
      title('therapist'),
      'h3:text-matches("^\\\\w+ \\\\w+$") + ul > li',
      'img',
      TEXT,
    ),
  }),
  ...on('/contact', {
    '/contact: phone, fax and clinic address card': section(/phone/i, /fax/i, /address/i),
    'a why-call list': section(title('call'), 'ul > li:nth-child(2):has(h3)'),
  }),
  ...on('/about-us', {
    '/about-us: mission': section(title('mission'), TEXT),
    'four reasons to choose the clinic': section(title('reasons'), cards(4)),
    'buttons to /contact': [hero(link('/contact')), section(title('mission'), link('/contact'))],
  }),
]
