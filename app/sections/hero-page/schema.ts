// Quiet hero: a headline and a lede, for contact, about and other plain pages.
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Top of the page', about: 'A headline and a few words, for plain pages' },

  ({ action, heading, image, lede }) =>
    section('hero-page', {
      back: action().meta({ title: 'Link back', description: 'Shown instead of the breadcrumbs' }).optional(),
      title: heading(),
      lede: lede(),
      action: action().optional(),
      picture: image().optional(),
    }),
  { startsPage: true },
)
