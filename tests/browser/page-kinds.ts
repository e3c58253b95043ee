// Pages that stand for all others.

/** As few pages as hold every kind of section. */
export const KINDS = [
  '/',
  '/ed',
  '/vitamin-infusions',
  '/post-cycle-therapy',
  '/iron-infusion-calgary',
  '/mental-health',
  '/treatments/build-infusion',
  '/tmj-eligibility',
  '/contact',
  '/samples/card-alternatives',
]
