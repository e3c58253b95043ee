// Prints what holds up a launch: a table a kind, and a line that counts them.
import { holdUpKinds, type HoldUp } from './hold-ups.ts'

const HEADINGS: Record<HoldUp['kind'], { title: string; remedy: string }> = {
  sample: {
    title: 'Sample values',
    remedy: 'Put in your own value, then take the name off the list "sample" of that file.',
  },
  approval: {
    title: 'Claims without approval',
    remedy: 'Check each against its source and write your name at approvedBy.',
  },
  question: { title: 'Open questions', remedy: 'Answer each, mend the fact and its pages, then remove "open".' },
  review: { title: 'Overdue reviews', remedy: 'Look at each again, then set the next date.' },
  reviewer: {
    title: 'Medicine without a named reviewer',
    remedy: 'Have a clinician review the page and write their name at reviewedBy.',
  },
  'form-provider': {
    title: 'Form provider',
    remedy: 'Choose your provider at forms.provider and enter its form ids.',
  },
}

/** The report as text; says so when nothing holds up a launch. */
export function textReport(found: readonly HoldUp[], today: string): string {
  if (found.length === 0) return `Nothing holds up a launch (${today}).`
  const parts = holdUpKinds.flatMap((kind) => {
    const rows = found.filter((each) => each.kind === kind)
    return rows.length === 0 ? [] : [part(kind, rows)]
  })
  const counts = countsOf(found).map(([kind, count]) => `${String(count).padStart(5)}  ${HEADINGS[kind].title}`)
  return `${parts.join('\n\n')}\n\nNot ready to launch (${today}): ${found.length === 1 ? '1 matter holds' : `${found.length} matters hold`} it up.\n${counts.join('\n')}`
}

/** The report as JSON: whether a launch may happen, how many of each kind, and each with file and line. */
export function jsonReport(found: readonly HoldUp[], today: string): string {
  return JSON.stringify(
    { ready: found.length === 0, today, counts: Object.fromEntries(countsOf(found)), holdUps: found },
    null,
    2,
  )
}

function countsOf(found: readonly HoldUp[]): [HoldUp['kind'], number][] {
  return holdUpKinds
    .map((kind): [HoldUp['kind'], number] => [kind, found.filter((each) => each.kind === kind).length])
    .filter(([, count]) => count > 0)
}

function part(kind: HoldUp['kind'], rows: readonly HoldUp[]): string {
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
function table(rows: readonly HoldUp[]): string[] {
  const cells = rows.map(({ file, line, name, what }) => [`${file}:${line}`, name, what] as const)
  const width = (column: 0 | 1) => Math.max(...cells.map((cell) => cell[column].length))
  const [place, name] = [width(0), width(1)]
  return cells.map((cell) => `    ${cell[0].padEnd(place)}  ${cell[1].padEnd(name)}  ${cell[2]}`)
}
