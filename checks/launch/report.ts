// Prints what blocks a launch: one table for each kind, and the counts.
import { blockerKinds, type Blocker } from './blockers.ts'

const HEADINGS: Record<Blocker['kind'], { title: string; remedy: string }> = {
  sample: {
    title: 'Sample values',
    remedy: 'Enter your own value. Then remove the name from the list "sample" of that file.',
  },
  approval: {
    title: 'Claims without approval',
    remedy: 'Compare each with its source, and write your name at approvedBy.',
  },
  question: { title: 'Open questions', remedy: 'Answer each, correct the fact and its pages, then remove "open".' },
  review: { title: 'Overdue reviews', remedy: 'Review each, then set the next date.' },
  reviewer: {
    title: 'Medical pages without a named reviewer',
    remedy:
      'Have a clinician review the page and write their name and role at reviewedBy. ' +
      'Until then the page says only when it was updated.',
  },
  'form-provider': {
    title: 'Form provider',
    remedy: 'Choose your provider at forms.provider and enter its form ids.',
  },
}

/** The report as text. */
export function textReport(found: readonly Blocker[], today: string): string {
  if (found.length === 0) return `Nothing blocks a launch (${today}).`
  const parts = blockerKinds.flatMap((kind) => {
    const rows = found.filter((each) => each.kind === kind)
    return rows.length === 0 ? [] : [part(kind, rows)]
  })
  const counts = countsOf(found).map(([kind, count]) => `${String(count).padStart(5)}  ${HEADINGS[kind].title}`)
  const summary = `Not ready to launch (${today}): ${found.length} ${found.length === 1 ? 'blocker' : 'blockers'}.`
  return [...parts, `${summary}\n${counts.join('\n')}`].join('\n\n')
}

/** The report as JSON: `ready`, the date, the count of each kind, and every blocker with file and line. */
export function jsonReport(found: readonly Blocker[], today: string): string {
  return JSON.stringify(
    { ready: found.length === 0, today, counts: Object.fromEntries(countsOf(found)), blockers: found },
    null,
    2,
  )
}

function countsOf(found: readonly Blocker[]): [Blocker['kind'], number][] {
  return blockerKinds
    .map((kind): [Blocker['kind'], number] => [kind, found.filter((each) => each.kind === kind).length])
    .filter(([, count]) => count > 0)
}

function part(kind: Blocker['kind'], rows: readonly Blocker[]): string {
  const { title, remedy } = HEADINGS[kind]
  const groups =
    kind === 'approval'
      ? [...Map.groupBy(rows, ({ factKind = '' }) => factKind)].flatMap(([factKind, group]) => [
          `  ${factKind} (${group.length})`,
          ...table(group),
        ])
      : table(rows)
  return [`${title} (${rows.length})`, `  ${remedy}`, ...groups].join('\n')
}

/** Rows of place, name and what, in columns. */
function table(rows: readonly Blocker[]): string[] {
  const cells = rows.map(({ file, line, name, what }) => [`${file}:${line}`, name, what] as const)
  const width = (column: 0 | 1) => Math.max(...cells.map((cell) => cell[column].length))
  const [place, name] = [width(0), width(1)]
  return cells.map((cell) => `    ${cell[0].padEnd(place)}  ${cell[1].padEnd(name)}  ${cell[2]}`)
}
