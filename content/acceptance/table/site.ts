// What the clinic says, and what all pages share: header, drawer, footer, head. The error pages.
import { h1, hero, link, links, on, panel, within } from '../../../tests/acceptance/findings.ts'
import { CONDITIONS, ROUTES } from '../routes.ts'

const PEDIATRIC = '/pediatric-self-referral-urology-assessment'
const UROLOGY = `/adult-self-referral-urology-assessment ${PEDIATRIC} /private-circumcision`
const WOMEN = '/womens-hormone-therapy-eligibility /pap-smear-eligibility /hpv-screening-eligibility'
const INDEXED = ROUTES.filter((path) => !/draft$|^\/(mental-health|post-cycle-therapy|samples.*)$/.test(path))
const OF_MENS_HEALTH = '[rel=canonical][href$="/mens-health"]'
const NOINDEX = '[name=robots][content^="noindex"]'
const MENUS = ["Men's Health", "Women's Health", 'Urological Health', 'Treatments'].map((name) => summary(name))
const DIRECT = link('/private-circumcision', 'Private Circumcision')
const SIGN_IN = 'a[href^="https:"][href$="?app=securemail"][target=_blank]:has-text("Sign In")'
const CONTACT = link('/contact', 'Contact Us')

const header = within('body > header')
const drawer = within('dialog')
const footer = within('body > footer')
const head = within('head')
/** No page has such an element. */
const no = (element: string) => within(`html:not(:has(${element}))`)()
const meta = (name: string, value: string) => `:is([name="${name}"], [property="${name}"])[content${value}]`

function summary(name: string): string {
  return `summary:text-is("${name}")`
}

/** This menu has these links, in the header and in the drawer. */
function menu(name: string, paths: string) {
  return ['header', 'dialog'].map((part) => within(`${part} details:has(${summary(name)})`)(...links(paths)))
}

export const site = [
  ...on('/', {
    'Audience: patients and prospective patients.': [/\byou\b/i, /\byour\b/i],
    'care is 100% online with no in-person visit': [/most services.{1,40}100% online/i, /in.person/i],
    'secure login, free consultations': [/secure/i, /free consultation/i],
    'licensed providers across Canada': /licensed providers across Canada/i,
    'fast, free, discreet delivery': /fast, free,? (and )?discreet/i,
    'many consultations are covered by the provincial': [/many consultations/, /Alberta Health Care|AHCIP/],
    'payment is due at time of service': /(due|pay) at (the )?time of/i,
    'subscription and payment plans exist': [/subscription/i, /payment plan/i],
    "Men's health: testosterone": menu("Men's Health", '/testosterone-replacement-calgary /post-cycle-therapy'),
    '(ED), hair loss': menu("Men's Health", '/ed-treatment /hair-loss-treatment /weight-management'),
    'acne and skin care, prostate': menu("Men's Health", '/acne-skin-care /prostate-screening'),
    "Women's health: hormone therapy … HPV": menu("Women's Health", WOMEN),
    'birth control': menu("Women's Health", '/birth-control-eligibility /weight-management /acne-skin-care'),
    'Urological health (adult … circumcision.': menu('Urological Health', UROLOGY),
    'Vitamin infusions (IV drips), iron infusions.': menu('Treatments', '/vitamin-infusions /anemia-support'),
    'PrEP, DoxyPEP and STI screening.': menu('Treatments', '/prep-and-screening'),
    'TMJ treatment, hyperhidrosis botox, migraine': header(...CONDITIONS.map((path) => link(path))),
    'General (how … insurance)': panel('General')(/how .+ work/i, /priva|confidential/i, /insur|AHCIP/i),
    'which conditions can be treated, how fast': panel('Treatment')(/condition/i, /how (soon|fast|quick)/i),
    'seeing the same doctor': panel('Treatment')(/same (doctor|practitioner|person)/i),
    'Payment (payment … policy)': panel('Payment')(/\bpay\b/i, /subscription|membership/i, /cancel/i),
    'in the header … /hair-loss': header(...links('/ed-treatment /hair-loss-treatment')),
    '/acne-skin-care, /anemia-support.': header(...links('/acne-skin-care /anemia-support')),
    'footer: /ed-treatment … /anemia': footer(...links('/ed-treatment /anemia-support')),
  }),
  ...on(['/', '/vitamin-infusions', '/iron-infusions', '/mental-health'], {
    'Some services are in': /in person|(at|in) our (\w+ )?clinic/i,
  }),
  ...on(['/', '/about-us'], { 'publicly funded and private services': [/publicly funded/i, /\bprivate\b/i] }),
  ...on(PEDIATRIC, { 'Parents or guardians are the audience': [/\bparents?\b/i, /\bguardians?\b/i] }),
  ...on(ROUTES, {
    'There is no sign-in inside | collects no patient data.': no('form, select, textarea, input:not(search input)'),
    'a street address in Calgary': footer(/\d+ .+Calgary, Alberta [A-Z]\d[A-Z] \d[A-Z]\d/),
    'a phone number {phone}, a fax number {phone}': footer(/\d{3}-\d{4}.*Fax:? \(\d{3}\) \d{3}-\d{4}/),
    'links to About Us and Contact': footer(link('/about-us'), link('/contact')),
    'Privacy Policy and Terms of Service': within('footer :not(a):not(:has(a))')(/Privacy Policy.*Terms of Service/),
    'All routes are public. | No roles. All pages are public. | /private-circumcision: hero;': hero(),
    'the logo links home': header(`${link('/')}:has(svg)`),
    "dropdown menus Men's Health": header(...MENUS),
    'a direct link Private Circumcision … Sign In button … a Contact Us button.': header(DIRECT, SIGN_IN, CONTACT),
    'the same links plus Home, Sign In and Contact Us': drawer(...MENUS, DIRECT, link('/', 'Home'), SIGN_IN, CONTACT),
    'The Sign In button only opens | Sign In opens': no('a:has-text("Sign In"):not([href$="?app=securemail"])'),
    'External links open in a new tab;': no('a[href^="http"]:not([target=_blank])'),
    'internal links navigate within the site.': no('a[target=_blank]:not([href^="http"])'),
    'Each page can set title | Page SEO': head('title', meta('description', '*=" "'), meta('keywords', '*=","')),
    'social-share tags': head(meta('og:title', '*=" "'), meta('og:description', '*=" "')),
    'ogImage, ogUrl or siteUrl': head(meta('og:image', '^="https:"'), meta('og:url', '^="https:"')),
    'twitterHandle, twitterCard': head(meta('twitter:site', '^="@"')),
    'twitterCard (default': head(meta('twitter:card', '="summary_large_image"')),
    'social image 1200 by 630': head(meta('og:image:width', '="1200"'), meta('og:image:height', '="630"')),
    'a canonical link, locale en_CA': head('[rel=canonical]', meta('og:locale', '="en_CA"')),
  }),
  ...on(INDEXED, { 'an optional noindex | Pages can be marked noindex': head(meta('robots', '="index, follow"')) }),
  ...on('/mens-health', { 'landing (indexed variant)': head(OF_MENS_HEALTH, meta('robots', '^="index"')) }),
  ...on('/mens-health-draft', { "Men's health variant marked no-index": head(OF_MENS_HEALTH, NOINDEX) }),
  ...on('/mental-health', { 'Mental health landing (no-index)': head(NOINDEX) }),
  ...on('/post-cycle-therapy', { 'landing (noindex and nofollow)': head(meta('robots', '="noindex, nofollow"')) }),
  ...on(['/404', ...ROUTES], { 'A shared header and footer wrap all pages.': [header('a'), footer('a')] }),
  ...on('/404', { "Shows 404 and 'Oops! … home": [hero(/404.*Oops! Page not found/, link('/')), head(NOINDEX)] }),
  ...on('/500', { "Router failure … Error!'": h1(/^Unexpected Application Error!$/) }),
]
