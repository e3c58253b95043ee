import { cards } from '../findings/cards.ts'
import { heading, link, says } from '../findings/content.ts'
import { hero, section } from '../findings/parts.ts'
import type { Row } from './row.ts'

const CATEGORIES = [
  ["Men's Health", 'Hormone Therapy & Sexual Health', '/mens-health'],
  ["Women's Health", 'Hormone Management & Optimization', '/womens-health'],
  ['Mental Health & Wellness', 'Integrated Care & Support Solutions', '/mental-health'],
  ['Hair Loss', 'Restoration & Treatment', '/hair-loss'],
  ['Weight Management', 'Personalized Nutrition & Support', '/weight-management'],
  ['Vitamin Infusions', 'Energy Restoration & Wellness', '/vitamin-infusions'],
  ['Skin Health', 'Acne Treatment & Rejuvenation', '/acne-and-skin-care'],
  ['PrEP & Screening', 'Prevention & Testing Services', '/prep-and-screening'],
] as const

/** Three designs, and the eight categories in each of them. */
const cardSet = (name: RegExp, ...designs: string[]) =>
  section(
    heading(name),
    ...designs.map((design) => heading(design)),
    cards({
      titles: designs.flatMap(() => CATEGORIES.map(([title]) => title)),
      button: 'Learn More',
      to: designs.flatMap(() => CATEGORIES.map((category) => category[2])),
    }),
    says(...CATEGORIES.map(([, description]) => description)),
  )

export const samples: readonly Row[] = [
  {
    says: "Two sets of three card designs listing eight categories, each linking to its path with a 'Learn More' cue",
    on: '/samples/card-alternatives',
    finds: [
      cardSet(/^Set one/, 'Label sheet', 'Index', 'Still lifes'),
      cardSet(/^Set two/, 'Apothecary drawers', 'Capsules', 'Window'),
    ],
  },
  { says: 'A Back to Home link', on: '/samples/card-alternatives', finds: [hero(link('Back to Home', '/'))] },
]
