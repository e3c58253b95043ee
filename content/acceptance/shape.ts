// The shape of every page: what stands in which order, how long it is, and where its form begins.
import type { Shape } from '../../tests/acceptance/define-shape.ts'
import { CONDITIONS, FORM_PAGES, INFUSIONS, paths } from './routes.ts'

const END = ['costs', 'faq', 'closing']
const CONDITION = ['hero', 'concerns', 'steps', 'care-team', 'benefits', ...END]
const HUB = { words: 850, screens: 9 }

/** `screens` are those of a phone, 390 x 844 px. At 1440 x 900 px, no page may be longer than there. */
export const shape: readonly Shape[] = [
  {
    paths: ['/'],
    order: ['hero', 'service-cards', 'steps', 'benefits', 'chooser', 'faq', 'closing'],
    words: 750,
    screens: 9,
  },
  {
    paths: paths('/ed /hair-loss /weight-management /acne-and-skin-care'),
    order: ['hero', 'concerns', 'closing', 'steps', 'care-team', 'benefits', ...END],
    words: 850,
    screens: 9,
  },
  { paths: CONDITIONS, order: CONDITION, words: 850, screens: 8.5 },
  {
    paths: ['/testosterone-replacement-calgary'],
    order: ['hero', 'concerns', 'steps', 'benefits', 'comparison', ...END],
    words: 850,
    screens: 8.5,
  },
  {
    paths: paths(`/mens-health /mens-health-draft /womens-health /prep-and-screening /urological-health
      /private-circumcision`),
    order: ['hero', 'service-cards', 'concerns', 'steps', 'care-team', 'benefits', ...END],
    ...HUB,
  },
  { paths: ['/iron-infusions'], order: ['hero', 'concerns', 'steps', 'care-team', 'benefits', ...END], ...HUB },
  { paths: ['/iron-infusions-draft'], order: ['hero', 'form', 'benefits', ...END], ...HUB },
  {
    paths: ['/vitamin-infusions'],
    order: ['hero', 'comparison', 'concerns', 'steps', 'care-team', 'benefits', ...END],
    ...HUB,
  },
  {
    paths: ['/mental-health'],
    order: [
      'hero',
      'urgent',
      'service-cards',
      'concerns',
      'steps',
      'benefits',
      'costs',
      'care-team',
      'faq',
      'closing',
    ],
    ...HUB,
  },
  {
    paths: ['/post-cycle-therapy'],
    order: ['hero', 'concerns', 'treatment-tabs', 'steps', 'benefits', ...END],
    ...HUB,
  },
  {
    paths: INFUSIONS,
    order: ['hero', 'infusion', 'form', 'faq'],
    words: 650,
    screens: 7.5,
    form: { phone: 3.5 * 844, desktop: 2.5 * 900 },
  },
  { paths: ['/iron-infusion-calgary'], order: ['hero', 'prose', 'closing'], words: 1300, screens: 11 },
  {
    paths: FORM_PAGES.filter((path) => path !== '/iron-infusions-eligibility'),
    order: ['form'],
    words: 330,
    screens: 4.5,
    form: { phone: 480, desktop: 420 },
  },
  {
    paths: ['/iron-infusions-eligibility'],
    order: ['form', 'concerns'],
    words: 330,
    screens: 4.5,
    form: { phone: 480, desktop: 420 },
  },
  { paths: ['/about-us'], order: ['hero', 'prose', 'benefits', 'care-team', 'closing'], words: 420, screens: 5 },
  { paths: ['/contact'], order: ['hero', 'contact', 'prose', 'closing'], words: 420, screens: 5 },
  { paths: ['/samples/card-alternatives'], order: ['hero', 'card-samples', 'card-samples'], words: 700, screens: 11 },
]
