// The clinic's forms, as content/clinic.yaml names them. Change both together.

/** The provider's name above every form: content/clinic.yaml, forms.provider. */
export const PROVIDER = 'Demonstration form'

/** The booking form that all infusions share. */
export const INFUSION_FORM = 'sb-drip-3h1t'

/** Form id of each eligibility page, and where its Back link leads when the visit began on this page. */
export const FORM_PAGES: Readonly<Record<string, readonly [formId: string, parent: string]>> = {
  '/acne-skin-care-eligibility': ['sb-acne-7k2m', '/acne-and-skin-care'],
  '/mens-hormone-therapy-eligibility': ['sb-mht-3q9x', '/testosterone-replacement-calgary'],
  '/ed-treatment-eligibility': ['sb-ed-5w1r', '/ed'],
  '/hair-loss-eligibility': ['sb-hair-8d4n', '/hair-loss'],
  '/weight-loss-eligibility': ['sb-weight-9c3t', '/weight-management'],
  '/iron-infusions-eligibility': ['sb-iron-2v6p', '/iron-infusions'],
  '/post-cycle-therapy-eligibility': ['sb-pct-2g9d', '/post-cycle-therapy'],
  '/womens-hormone-therapy-eligibility': ['sb-wht-4h8s', '/womens-health'],
  '/adult-self-referral-urology-assessment': ['sb-uroa-6j2z', '/urological-health'],
  '/pediatric-self-referral-urology-assessment': ['sb-urop-1b7y', '/urological-health'],
  '/prostate-screening': ['sb-psa-5f3k', '/mens-health'],
  '/private-circumcision-eligibility': ['sb-circ-8m6w', '/private-circumcision'],
  '/prep-eligibility': ['sb-prep-7t4h', '/prep-and-screening'],
  '/pap-smear-eligibility': ['sb-pap-3n8c', '/womens-health'],
  '/hpv-screening-eligibility': ['sb-hpv-6s1v', '/womens-health'],
  '/birth-control-eligibility': ['sb-bc-9x5j', '/womens-health'],
  '/doxypep-eligibility': ['sb-doxy-4p2b', '/prep-and-screening'],
  '/sti-screening-eligibility': ['sb-sti-1z7m', '/prep-and-screening'],
  '/tmj-eligibility': ['sb-tmj-8r3q', '/tmj-treatment'],
  '/hyperhidrosis-eligibility': ['sb-sweat-5k6g', '/hyperhidrosis-botox-men'],
  '/migraine-eligibility': ['sb-mig-2w9f', '/migraine-treatment'],
  '/mental-health-consultation': ['sb-mind-7y4d', '/mental-health'],
}
