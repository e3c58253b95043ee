// Section 2 of the specification: the routes.

export const LANDINGS = [
  '/mens-health',
  '/mens-health-draft',
  '/womens-health',
  '/vitamin-infusions',
  '/iron-infusions',
  '/iron-infusions-draft',
  '/weight-management',
  '/ed',
  '/hair-loss',
  '/acne-and-skin-care',
  '/prep-and-screening',
  '/urological-health',
  '/mental-health',
  '/private-circumcision',
  '/post-cycle-therapy',
]

export const CONDITIONS = ['/tmj-treatment', '/hyperhidrosis-botox-men', '/migraine-treatment']

const SEARCH_LANDINGS = ['/testosterone-replacement-calgary', '/iron-infusion-calgary']

const OTHER_PAGES = ['/', '/contact', '/about-us', '/mental-health-consultation', '/samples/card-alternatives']

export const ELIGIBILITY = [
  '/acne-skin-care-eligibility',
  '/mens-hormone-therapy-eligibility',
  '/ed-treatment-eligibility',
  '/hair-loss-eligibility',
  '/iron-infusions-eligibility',
  '/weight-loss-eligibility',
  '/womens-hormone-therapy-eligibility',
  '/adult-self-referral-urology-assessment',
  '/pediatric-self-referral-urology-assessment',
  '/prostate-screening',
  '/private-circumcision-eligibility',
  '/post-cycle-therapy-eligibility',
  '/prep-eligibility',
  '/pap-smear-eligibility',
  '/hpv-screening-eligibility',
  '/birth-control-eligibility',
  '/doxypep-eligibility',
  '/sti-screening-eligibility',
  '/tmj-eligibility',
  '/hyperhidrosis-eligibility',
  '/migraine-eligibility',
]

export const GUT_GLOW = '/treatments/gut-glow-infusion'

export const INFUSIONS = [
  '/treatments/boost-infusion',
  '/treatments/nrg-infusion',
  '/treatments/radiance-infusion',
  '/treatments/mune-infusion',
  '/treatments/high-c-infusion',
  '/treatments/nad-infusion',
  '/treatments/build-infusion',
  GUT_GLOW,
]

/** Every route of the specification, and no other page. */
export const ROUTES = [
  ...OTHER_PAGES,
  ...LANDINGS,
  ...CONDITIONS,
  ...SEARCH_LANDINGS,
  ...ELIGIBILITY,
  ...INFUSIONS,
].sort()

/** Paths that the specification links to and does not define as routes, and where they lead now (with status 308). */
export const FORMER_PATHS = {
  '/ed-treatment': '/ed',
  '/hair-loss-treatment': '/hair-loss',
  '/acne-skin-care': '/acne-and-skin-care',
  '/anemia-support': '/iron-infusions#anemia-support',
  '/book-individual-therapy': '/mental-health-consultation',
  '/book-couples-counseling': '/mental-health-consultation',
}
