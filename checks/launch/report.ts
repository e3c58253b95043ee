// The report of `npm run launch-check`: a table for each kind of blocker, and the counts.
import type { Blocker } from './blockers.ts'

/** By kind, in the order of the report, the longest list last. */
const HEADINGS: Record<Blocker['kind'], { title: string; remedy: string }> = {
  'form-provider': {
    title: 'Form provider',
    remedy: 'Choose your provider at forms.provider and enter its form ids.',
  },
  analytics: {
    title: 'Page views',
    remedy: 'Connect a service (docs/hosting.md, Page views), and write its name at analytics.service.',
  },
  sample: {
    title: 'Sample values',
    remedy: 'Enter your own value. Then remove the name from the list "sample" of that file.',
  },
  reviewer: {
    title: 'Medical pages without a named reviewer',
    remedy: 'Have a clinician review the page and write their name and role at reviewedBy.',
  },
  review: { title: 'Overdue reviews', remedy: 'Review each, then set the next date.' },
  question: { title: 'Open questions', remedy: 'Answer each, correct the fact and its pages, then remove "open".' },
  approval: {
    title: 'Claims without approval',
    remedy: 'Compare each with its source, and write your name at approvedBy.',
  },
}

/** Text of the report. */
export function report(found: readonly Blocker[], today: string): string {
  if (found.length === 0) return `Nothing blocks a launch (${today}).`
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  const groups = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const rows = byKind.get(kind as Blocker['kind'])
    return rows ? [{ ...heading, rows }] : []
  })
  const parts = groups.map(({ title, remedy, rows }) =>
    [`${title} (${rows.length})`, `  ${remedy}`, ...table(rows)].join('\n'),
  )
  const counts = groups.map(({ title, rows }) => `${String(rows.length).padStart(5)}  ${title}`)
  const summary = `Not ready to launch (${today}): ${found.length} ${found.length === 1 ? 'blocker' : 'blockers'}.`
  return [...parts, [summary, ...counts].join('\n')].join('\n\n')
}

/** Rows of place, name and what, in columns. */
function table(rows: readonly Blocker[]): string[] {
  const places = rows.map(({ file, line }) => `${file}:${line}`)
  const placeWidth = Math.max(...places.map((place) => place.length))
  const nameWidth = Math.max(...rows.map(({ name }) => name.length))
  return rows.map(
    ({ name, what }, index) => `    ${places[index]?.padEnd(placeWidth)}  ${name.padEnd(nameWidth)}  ${what}`,
  )
}

/** The date in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): string {
  // The format of en-CA is YYYY-MM-DD.
  return now.toLocaleDateString('en-CA', { timeZone })
}
