// The pages of specification.md, section 2.

/** The paths in a list with spaces between them. */
export const paths = (list: string): string[] => list.split(/\s+/)

/** The pages of "Landing pages (common layout)". */
export const LANDINGS = paths(`/mens-health /mens-health-draft /womens-health /vitamin-infusions /iron-infusions
  /iron-infusions-draft /weight-management /ed /hair-loss /acne-and-skin-care /prep-and-screening
  /urological-health /mental-health /private-circumcision /post-cycle-therapy`)

export const CONDITIONS = paths('/tmj-treatment /hyperhidrosis-botox-men /migraine-treatment')

const ELIGIBILITY = paths(`/acne-skin-care-eligibility /mens-hormone-therapy-eligibility
  /ed-treatment-eligibility /hair-loss-eligibility /iron-infusions-eligibility /weight-loss-eligibility
  /womens-hormone-therapy-eligibility /adult-self-referral-urology-assessment
  /pediatric-self-referral-urology-assessment /prostate-screening /private-circumcision-eligibility
  /post-cycle-therapy-eligibility /prep-eligibility /pap-smear-eligibility /hpv-screening-eligibility
  /birth-control-eligibility /doxypep-eligibility /sti-screening-eligibility /tmj-eligibility
  /hyperhidrosis-eligibility /migraine-eligibility`)

export const FORM_PAGES = [...ELIGIBILITY, '/mental-health-consultation']

export const INFUSIONS = paths(`/treatments/boost-infusion /treatments/nrg-infusion /treatments/radiance-infusion
  /treatments/mune-infusion /treatments/high-c-infusion /treatments/nad-infusion /treatments/build-infusion
  /treatments/gut-glow-infusion`)

const OTHERS = paths(`/ /contact /about-us /testosterone-replacement-calgary /iron-infusion-calgary
  /samples/card-alternatives`)

/** Every route of section 2. */
export const ROUTES = [...OTHERS, ...LANDINGS, ...CONDITIONS, ...FORM_PAGES, ...INFUSIONS]

/** The two sentences of the specification that list routes. */
export const routeSentences = [
  `Eligibility routes: ${ELIGIBILITY.join(', ')}.`,
  `Infusion detail routes: ${INFUSIONS.join(', ').replaceAll(', /treatments/', ', ')}.`,
]
