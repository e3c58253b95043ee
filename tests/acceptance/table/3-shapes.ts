// Section 3: the fields of the content, as a visitor and a search engine find them, and search data of section 9.
import { cards, steps } from '../findings/cards.ts'
import { heading, linksTo, paragraph, picture, tabsOfLinks } from '../findings/content.ts'
import { meta, searchData } from '../findings/head.ts'
import { questionTabs, section } from '../findings/parts.ts'
import { on } from '../row.ts'
import { INFUSIONS, ROUTES } from '../specification.ts'

const TEXT = /./
const WEEKDAYS = [/Monday$/, /Tuesday$/, /Wednesday$/, /Thursday$/, /Friday$/]
const ADDRESS = { streetAddress: TEXT, addressLocality: 'Calgary', addressRegion: 'AB', addressCountry: 'CA' }
const HOURS = [
  { dayOfWeek: WEEKDAYS, opens: '09:00', closes: '17:00' },
  { dayOfWeek: [/Saturday$/], opens: '09:00', closes: '15:00' },
]
const SPECIALTIES = [/^Men/, /^Women/, /^Mental/, /^Urological/, 'Vitamin Infusions', 'Weight Management']

export const shapes = [
  ...on('/', {
    'Service card: title, description, icon, path.': section(cards(12, { has: ['p', 'svg', 'a'] })),
    'Process step: step (number), title, description': section(steps(3, { has: ['p'] })),
    'Benefit tile: title, description, icon.': section(cards(4, { has: ['p', 'svg'] })),
    'FAQ item: question, answer; grouped': section(questionTabs('General', 'Treatment', 'Payment')),
  }),
  ...on('/tmj-treatment', { 'Concern card: title, symptoms … ctaLink': section(cards(4, { has: ['li', 'a'] })) }),
  ...on('/post-cycle-therapy', {
    'Consideration card: title, symptoms list, image.': section(cards(4, { has: ['li', 'img'] })),
  }),
  ...on('/vitamin-infusions', {
    'Treatment card: name, duration, image, buttonText, buttonLink.': [
      section(cards(8, { has: ['img', 'p'] }), linksTo(...INFUSIONS)),
    ],
  }),
  ...on('/mental-health', {
    'Therapist profile: name, image, credentials, bio paragraphs.': [
      section(heading(/therapist/i), heading(/^\w+ \w+$/), picture(), paragraph()),
    ],
  }),
  ...on(ROUTES, {
    'External links open in a new tab; internal links navigate within the site.': tabsOfLinks(),
    'Page SEO settings: title … ogUrl': [meta('og:image', /^https:/), meta('og:url', /^https:/)],
    'twitterCard (default summary_large_image)': meta('twitter:card', 'summary_large_image'),
  }),
  ...on('/', {
    'Business info: name, description, url, telephone': [
      searchData('MedicalClinic', { name: TEXT, description: TEXT, url: /^https:/, telephone: /\d{3}-\d{4}/ }),
    ],
    'address (streetAddress … openingHours list': [
      searchData('MedicalClinic', { address: ADDRESS, geo: { latitude: /^51\./, longitude: /^-114\./ } }),
    ],
    'Clinic hours in search data: … 09:00-15:00': searchData('MedicalClinic', { openingHoursSpecification: HOURS }),
    'Service area Calgary, Alberta': searchData('MedicalClinic', { areaServed: 'Calgary, Alberta' }),
    "specialties Men's Health … Weight Management": searchData('MedicalClinic', { knowsAbout: SPECIALTIES }),
  }),
  ...on('/ed', {
    'Service for search data: name, description, url, image.': [
      searchData('Service', { name: TEXT, description: TEXT, url: /\/ed$/, image: /^https:/ }),
    ],
    'Breadcrumb item: name, url.': [
      searchData('BreadcrumbList', {
        itemListElement: [{ name: TEXT, item: /\/$/ }, { name: TEXT }, { item: /\/ed$/ }],
      }),
    ],
  }),
]
