// Section 1: what the product does and for whom.
import { steps } from '../findings/cards.ts'
import { heading, linksTo, noFields, plainText, says } from '../findings/content.ts'
import { form } from '../findings/form.ts'
import { searchData } from '../findings/head.ts'
import { footer, header, menu, section, tab } from '../findings/parts.ts'
import { on } from '../row.ts'
import { FORM_PAGES, LANDINGS, ROUTES } from '../specification.ts'

const PEDIATRIC = '/pediatric-self-referral-urology-assessment'
const inMenu = (title: string, ...hrefs: string[]) => header(menu(title, ...hrefs))
const HOW = [heading(/^How .+ Works$/), steps(3)]

const claims = on('/', {
  'Audience: patients and prospective patients.': says(/\byou\b/i, /\byour\b/i),
  'care is 100% online with no in-person visit': says('100% online', /in-person visit|in person/i),
  'secure login, free consultations': says(/secure/i, /free consultation/i),
  'licensed providers across Canada': says('licensed providers', 'across Canada'),
  'fast, free, discreet delivery': says('fast, free, discreet'),
  'consultations are covered by the provincial health plan': says('many consultations', /Alberta Health Care|AHCIP/),
  'payment is due at time of service': says(/due at (the )?time of/i),
  'subscription and payment plans exist': says('subscription', 'payment plan'),
})

const menus = on('/', {
  "Men's health: testosterone … weight management": [
    inMenu("Men's Health", '/testosterone-replacement-calgary', '/ed-treatment', '/hair-loss-treatment'),
    inMenu("Men's Health", '/weight-management'),
  ],
  'acne and skin care, prostate screening, post cycle': [
    inMenu("Men's Health", '/acne-skin-care', '/prostate-screening', '/post-cycle-therapy'),
  ],
  "Women's health: hormone therapy … acne and skin care": [
    inMenu("Women's Health", '/womens-hormone-therapy-eligibility', '/pap-smear-eligibility'),
    inMenu("Women's Health", '/hpv-screening-eligibility', '/birth-control-eligibility'),
    inMenu("Women's Health", '/weight-management', '/acne-skin-care'),
  ],
  'Urological health (adult and pediatric self-referral), private circumcision.': [
    inMenu('Urological Health', '/adult-self-referral-urology-assessment', PEDIATRIC, '/private-circumcision'),
  ],
  'Vitamin infusions (IV drips), iron infusions.': inMenu('Treatments', '/vitamin-infusions', '/anemia-support'),
  'PrEP, DoxyPEP and STI screening.': inMenu('Treatments', '/prep-and-screening'),
  'TMJ treatment, hyperhidrosis botox, migraine treatment.': [
    inMenu('Treatments', '/tmj-treatment', '/migraine-treatment'),
    header(linksTo('/hyperhidrosis-botox-men')),
  ],
})

const howItWorks = on('/', {
  'Take an online assessment or eligibility quiz and pick a treatment.': section(...HOW, says(/assessment|quiz/i)),
  'by secure encrypted email within 24 hours': section(...HOW, says(/secure,? encrypted email within 24 hours/i)),
  'Medication is delivered to the door after approval.': section(...HOW, says(/deliver/i, /door/, /approv/i)),
})

const faq = on('/', {
  'General (how the service works, confidentiality, insurance)': [
    tab('General', says(/how does .+ work/i, /privacy|private|confidential|who can read/i, /insurance|AHCIP/i)),
  ],
  'Treatment (which … same doctor)': [
    tab('Treatment', says(/conditions/i, /how (soon|fast|quickly)/i, /same (doctor|practitioner|person)/i)),
  ],
  'Payment (payment options, subscription or membership plans, cancellation policy)': [
    tab('Payment', says(/\bpay\b/i, /subscription|membership/i, /cancel/i)),
  ],
})

const everyPage = on(ROUTES, {
  'There is no sign-in inside the product.': noFields(),
  'a street address in Calgary': footer(says(/\d+ .+Calgary, Alberta [A-Z]\d[A-Z] \d[A-Z]\d/)),
  'a phone number {phone}': footer(says(/\(\d{3}\) \d{3}-\d{4}/)),
  'a fax number {phone}': footer(says(/Fax:? \(\d{3}\) \d{3}-\d{4}/)),
  'links to About Us and Contact': footer(linksTo('/about-us', '/contact')),
  'Privacy Policy and Terms of Service appear as plain text': footer(plainText('Privacy Policy', 'Terms of Service')),
})

export const product = [
  ...claims,
  ...menus,
  ...howItWorks,
  ...faq,
  ...everyPage,
  ...on(PEDIATRIC, {
    'Parents or guardians are the audience for the pediatric urology referral.': says(
      /\bparents?\b/i,
      /\bguardians?\b/i,
    ),
  }),
  ...on(['/', '/vitamin-infusions', '/iron-infusions', '/mental-health'], {
    'Some services are in person (infusions, therapy)': says('in person'),
  }),
  ...on(['/', '/about-us'], { 'publicly funded and private services': says('publicly funded', /\bprivate\b/i) }),
  ...on('/mental-health', {
    'therapy (individual, couples, group)': section(heading(/^Individual/), heading(/^Couples/), heading(/^Group/)),
  }),
  ...on('/ed-treatment-eligibility', { 'a provider connection within 24-48 hours': says('24-48 hours') }),
  ...on(FORM_PAGES, {
    'The product itself collects no patient data.': noFields(),
    'inside embedded forms of the third-party provider': form(),
  }),
  ...on(['/', ...LANDINGS], { 'FAQ blocks also emit structured FAQ data': searchData('FAQPage') }),
]
