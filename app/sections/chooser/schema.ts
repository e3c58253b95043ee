// The chooser: a search field, and concerns in plain words that lead to their page.
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'What brings you here?', about: 'A search field, and concerns in plain words that lead to their page' },

  ({ heading, lede }) =>
    section('chooser', {
      title: heading(60),
      lede: lede().optional(),
    }),
  { hasSearchField: true },
)
