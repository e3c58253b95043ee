// Section 9: business constants. Search data of sections 2, 3 and 9.
import { card, data, hero, on, panel, section } from '../../../tests/acceptance/findings.ts'
import { FORM_PAGES, LANDINGS, paths } from '../routes.ts'

const QUIZZES = paths('/ /mens-health /womens-health /weight-management /acne-and-skin-care /ed /hair-loss')
const TRT = '/testosterone-replacement-calgary'
const NAMED = [/"name":"\w/, /"description":"\w/, /"url":"https:/]
const WEEK =
  /Monday".{1,25}Tuesday".{1,25}Wednesday".{1,25}Thursday".{1,25}Friday"\],"opens":"09:00","closes":"17:00"/

/** None of these words. */
const without = (words: string) => new RegExp(`^(?![\\s\\S]*${words})`)
const clinic = (...values: RegExp[]) => data('MedicalClinic', ...values)

export const figures = [
  // The home page says in one sentence that the first message comes within 24 hours, and the reply in 24-48 hours.
  ...on(FORM_PAGES, { '(assessment pages elsewhere | assessment-to-provider connection': /24-48 hours/ }),
  ...on(
    FORM_PAGES.filter((path) => path !== '/mental-health-consultation'),
    { 'assessments under 2 minutes with immediate results': /right away|at once|immediate/i },
  ),
  ...on('/', {
    'Practitioner reply within 24 hours': [/within 24 hours/i, /24-48 hours/],
    'with immediate results': /right away|at once|immediate/i,
    'Cancel or reschedule free': panel('Payment')(/cancel/i, /24 hours/),
    'may be charged a fee equal': panel('Payment')(/cost of .*consultation/i),
    'major credit cards, debit cards, health savings accounts': [/credit card/i, /debit card/i, /savings account/i],
    'Same-day or next-day appointments usually available.': [/same-day/i, /next-day/i],
  }),
  ...on(QUIZZES, {
    'assessments under 2 minutes': /under 2 minutes/i,
    'Delivery is fast and free … shipping 2-3 business days': /2-3 business days/,
  }),
  ...on('/ed', { 'ED medication from $5 per dose': [/\$5\b/, /(per|a) dose/i] }),
  ...on('/vitamin-infusions', { 'Infusion sessions 30-60 minutes … NAD+': [/30-60 minutes/, /2-4 hours/] }),
  // The three pages have different figures, and one sentence in common: the usual time and its limits.
  ...on('/iron-infusions', { 'iron infusions 30-45 minutes': [hero(/30-45 min/), without('(30-60|15-60) min')] }),
  ...on('/iron-infusions-draft', { 'another page says 30-60': [hero(/30-60 min/), without('15-60 min')] }),
  ...on('/iron-infusion-calgary', { 'infusion step 15-60': [/15-60 min/, without('30-60 min')] }),
  ...on(['/', '/weight-management', TRT, '/womens-health'], { 'Check-ins every three': /(3|three) months/i }),
  ...on('/mental-health', {
    'individual 50 minutes … 90.': section(/Individual.*50 minutes.*Couples.*60 minutes.*Group.*90 minutes/),
  }),
  ...on(['/mental-health', '/mental-health-consultation'], {
    'Free mental health consultation': [/15.minute/i, /free/i],
  }),
  ...on('/hair-loss', { 'Hair loss results 3-6 months': /3-6 months/ }),
  ...on(['/prep-and-screening', '/sti-screening-eligibility'], { 'STI results 2-5': /2-5 business days/ }),
  ...on('/post-cycle-therapy', {
    'PCT recovery 4-12 weeks … start 2-3 weeks': hero(/4-12 weeks/, /2-3 weeks after (the|your) last injection/),
    'clomiphene and tamoxifen': section(card('Clomiphene', '4-6 weeks'), card('Tamoxifen', '4-6 weeks')),
    'standard protocol 4 weeks … extended': section(card('Standard', '4 weeks'), card('Extended', '6-8 weeks')),
  }),
  ...on('/private-circumcision', {
    'Circumcision procedure … children': [/30-60 minutes/, /2-4 weeks/, /1-2 weeks/],
  }),
  ...on('/hyperhidrosis-botox-men', { 'Botox reduces sweating 82-87%, lasts': [/82-87%/, /6-12 months/] }),
  ...on(TRT, { 'TRT results 2-4 weeks … change': [/mood.*2-4 weeks|2-4 weeks.*mood/i, /3-6 months/] }),
  ...on('/migraine-treatment', { 'Migraine chronic threshold 15+': /15 or more|15\+/ }),
  ...on('/', {
    'Business info: name, description, url, telephone': clinic(...NAMED, /"telephone":"\+1\d{10}"/),
    'address (streetAddress': clinic(/"streetAddress":"\d.*"Calgary".*"AB".*"postalCode":"\w.*"CA"/),
    'geo (latitude, longitude)': clinic(/"latitude":51\.\d+,"longitude":-114\.\d+/),
    'openingHours list | Monday to Friday 09:00-17:00': clinic(WEEK),
    'Saturday 09:00-15:00': clinic(/Saturday"\],"opens":"09:00","closes":"15:00"/),
    'Service area Calgary, Alberta': clinic(/"areaServed":"Calgary, Alberta"/),
    'openingHours list, sameAs list': clinic(/"sameAs":\["https:/),
    "specialties Men's": clinic(/"Men's.*Women's.*Mental.*Urological.*Vitamin Infusions.*Weight Management"\]/),
  }),
  ...on(['/', ...LANDINGS], { 'FAQ blocks also emit structured FAQ data': data('FAQPage') }),
  ...on('/ed', {
    'Search data helpers produce service, business': data('Service', /"provider":\{"@id":"https:[^"]+#clinic"\}/),
    'FAQ and breadcrumb data': [data('FAQPage'), data('BreadcrumbList')],
    'Service for search data: name, description, url, image.': data('Service', ...NAMED, /"image":"https:/),
    'Breadcrumb item: name, url.': data('BreadcrumbList', /"name":"\w.*"item":"h.*"name":"\w.*"item":"h.*\/ed"/),
  }),
]
