// Section 2: home and the landing pages.
import { cards, concerns, steps } from '../findings/cards.ts'
import { heading, link, linksTo, paragraph, says, target } from '../findings/content.ts'
import { form } from '../findings/form.ts'
import { searchData } from '../findings/head.ts'
import { hero, questionTabs, section } from '../findings/parts.ts'
import { on } from '../row.ts'
import { INFUSIONS, LANDINGS, paths } from '../specification.ts'

const SERVICES = paths(
  '/womens-health /ed /hair-loss /weight-management /acne-and-skin-care /vitamin-infusions /mens-health ' +
    '/iron-infusions /prep-and-screening /urological-health /private-circumcision /mental-health',
)
const WOMENS_CARDS = ['/womens-hormone-therapy-eligibility', '/pap-smear-eligibility', '/birth-control-eligibility']
const PREP_CARDS = ['/prep-eligibility', '/sti-screening-eligibility', '/doxypep-eligibility']
const UROLOGY_CARDS = paths(
  '/adult-self-referral-urology-assessment /pediatric-self-referral-urology-assessment ' +
    '/private-circumcision-eligibility',
)
const QUIZZES = {
  '/ed': '/ed-treatment-eligibility',
  '/hair-loss': '/hair-loss-eligibility',
  '/weight-management': '/weight-loss-eligibility',
  '/acne-and-skin-care': '/acne-skin-care-eligibility',
}
// The alternative iron page has the form in place of steps and concerns; post cycle therapy has considerations.
const WITH_STEPS = LANDINGS.filter((path) => path !== '/iron-infusions-draft')
const WITH_CONCERNS = WITH_STEPS.filter((path) => path !== '/post-cycle-therapy')

export const landings = [
  ...on('/', {
    "Hero titled 'Bespoke … To You'": hero(heading('Bespoke Healthcare In Calgary, Personalized To You')),
    "12 service cards, … 'Get Started' link": [
      section(cards(12, { button: 'Get Started', has: ['p'] }), linksTo(...SERVICES)),
    ],
    "A three-step 'How {product} Works' section": section(heading(/^How .+ Works$/), steps(3)),
    "'Doctor-Trusted Solutions' section with 4 benefit tiles": section(heading('Doctor-Trusted Solutions'), cards(4)),
    'FAQ section with three tabs.': section(questionTabs('General', 'Treatment', 'Payment')),
  }),
  ...on(LANDINGS, {
    'Hero, concerns section': hero(heading(/./)),
    'FAQs grouped general, treatment, payment': section(questionTabs('General', 'Treatment', 'Payment')),
  }),
  ...on(WITH_CONCERNS, { 'concerns section, 3-step': section(concerns()) }),
  ...on(WITH_STEPS, { '3-step how-it-works, benefits': section(steps(3)) }),
  ...on('/mens-health', {
    '/mens-health indexed: cards for testosterone, ED, hair loss, prostate screening': [
      section(cards(4, { to: ['/testosterone-replacement-calgary', '/ed', '/hair-loss', '/prostate-screening'] })),
    ],
  }),
  ...on('/mens-health-draft', {
    'No-index variant: buttons for testosterone, ED and hair loss': [
      section(cards(3, { to: ['/testosterone-replacement-calgary', '/ed', '/hair-loss'] })),
    ],
    'a quiz call to action': section(link('quiz', '/mens-hormone-therapy-eligibility')),
    'a contact button to /contact': section(link('contact', '/contact')),
  }),
  ...on(['/mens-health', '/mens-health-draft'], {
    'Structured FAQ and medical-page data are embedded': [searchData('FAQPage'), searchData('MedicalWebPage')],
  }),
  ...on('/womens-health', {
    '/womens-health: cards to … /birth-control-eligibility': section(cards(3, { to: WOMENS_CARDS })),
    'concerns link to /weight-loss-eligibility and /acne-skin-care-eligibility': [
      section(concerns('/weight-loss-eligibility', '/acne-skin-care-eligibility')),
    ],
    'If the URL hash is #treatment-options': section(target('treatment-options'), cards(3)),
  }),
  ...on('/vitamin-infusions', {
    'eight infusion cards linking to the detail routes': section(cards(8, { to: INFUSIONS })),
    'a comparison grid with Book Now links': section(...INFUSIONS.map((path) => link('Book Now', `${path}#book`))),
  }),
  ...Object.entries(QUIZZES).flatMap(([path, to]) =>
    on(path, { 'a quiz card to the matching eligibility route': section(heading(/./), link(/check|quiz/i, to)) }),
  ),
  ...on('/iron-infusions', {
    'card to /iron-infusions-eligibility': section(heading(/./), link(/./, '/iron-infusions-eligibility')),
    'a concern links to /anemia-support': [section(concerns('/anemia-support')), section(target('anemia-support'))],
  }),
  ...on('/iron-infusions-draft', {
    'The alternative page embeds the form': form(),
    'shows three reasons to consider an infusion': section(heading(/three reasons/i), cards(3)),
  }),
  ...on('/prep-and-screening', { '/prep-and-screening: cards to … /doxypep': section(cards(3, { to: PREP_CARDS })) }),
  ...on('/urological-health', {
    'cards to the adult and pediatric … /private-circumcision-eligibility': section(cards(3, { to: UROLOGY_CARDS })),
    'concerns link to /prostate-screening': section(concerns('/prostate-screening')),
  }),
  ...on('/mental-health', {
    'card to /mental-health-consultation': section(heading(/./), linksTo('/mental-health-consultation')),
    'concerns link to /book-individual-therapy and /book-couples-counseling': [
      section(concerns('/book-individual-therapy', '/book-couples-counseling')),
    ],
    'one therapist profile': section(heading(/therapist/i), heading(/^\w+ \w+$/), paragraph()),
  }),
  ...on('/contact', {
    '/contact: phone, fax and clinic address card': section(says('Phone', 'Fax', 'Clinic address')),
    'a why-call list': section(heading(/call/i), cards(6)),
  }),
  ...on('/about-us', {
    '/about-us: mission': section(heading(/mission/i), paragraph()),
    'four reasons to choose the clinic': section(heading(/reasons to choose/i), cards(4)),
    'buttons to /contact': [hero(linksTo('/contact')), section(heading(/mission/i), linksTo('/contact'))],
  }),
]
