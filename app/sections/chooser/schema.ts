// The chooser: a search field, a few links, and all concerns in plain words behind a line that opens them.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'What brings you here?', about: 'A search field, and concerns in plain words that lead to their page' },

  ({ action, heading, rich, text }) =>
    section('chooser', {
      title: heading(60),
      links: z.array(action()).min(4).max(8).describe('What people look for most'),
      urgent: rich().describe('Who helps at once, always in sight').optional(),
      all: text(40).meta({ title: 'Line that opens the list of all concerns' }),
    }),
  { hasSearchField: true },
)
