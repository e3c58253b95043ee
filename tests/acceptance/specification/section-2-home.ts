import { cards, steps } from '../findings/cards.ts'
import { heading } from '../findings/content.ts'
import { hero, questionTabs, section } from '../findings/parts.ts'
import type { Chapter } from './row.ts'

const SERVICES = [
  '/womens-health',
  '/ed',
  '/hair-loss',
  '/weight-management',
  '/acne-and-skin-care',
  '/vitamin-infusions',
  '/mens-health',
  '/iron-infusions',
  '/prep-and-screening',
  '/urological-health',
  '/private-circumcision',
  '/mental-health',
]

export const home: Chapter = {
  title: '2. Home',
  rows: [
    {
      says: "Hero titled 'Bespoke Healthcare In Calgary, Personalized To You'",
      on: '/',
      finds: [hero(heading('Bespoke Healthcare In Calgary, Personalized To You'))],
    },
    {
      says: "12 service cards, each with title, short description and a 'Get Started' link to its path",
      on: '/',
      finds: [section(cards({ titles: 12, button: 'Get Started', to: SERVICES }))],
    },
    {
      says: "A three-step 'How {product} Works' section",
      on: '/',
      finds: [section(heading('How Silverberry Health Works'), steps(3))],
    },
    {
      says: "'Doctor-Trusted Solutions' section with 4 benefit tiles",
      on: '/',
      finds: [section(heading('Doctor-Trusted Solutions'), cards(4))],
    },
    {
      says: 'FAQ section with three tabs',
      on: '/',
      finds: [section(questionTabs({ General: 1, Treatment: 1, Payment: 1 }))],
    },
  ],
}
