// docs/specification.md as the table reads it: its statements, and the routes of section 2.
import { readFileSync } from 'node:fs'

const text = readFileSync('docs/specification.md', 'utf8')

const ROUTE_TABLE = /^\| (\/.*?) \|.*$/gm
const ROUTE_LISTS = /^(?:Eligibility|Infusion detail) routes: .*$/gm

/** The paths in a text. */
export const paths = (part: string) => part.split(/[\s,.]+/).filter((word) => word.startsWith('/'))

const ELIGIBILITY = paths(text.match(/^Eligibility routes: .*$/m)?.[0] ?? '')

export const INFUSIONS = [...text.matchAll(/\b[\w-]+-infusion\b(?=.*\.$)/gm)]
  .map(([name]) => `/treatments/${name}`)
  .slice(0, 8)

/** Every route of section 2. */
export const ROUTES = [
  ...paths([...text.matchAll(ROUTE_TABLE)].map(([, cell]) => cell).join(' ')),
  ...ELIGIBILITY,
  ...INFUSIONS,
]

export const FORM_PAGES = [...ELIGIBILITY, '/mental-health-consultation']

export const CONDITIONS = ['/tmj-treatment', '/hyperhidrosis-botox-men', '/migraine-treatment']

/** The pages of "Landing pages (common layout)". */
export const LANDINGS = ROUTES.slice(ROUTES.indexOf('/mens-health'), ROUTES.indexOf('/mental-health') + 1).concat(
  '/private-circumcision',
  '/post-cycle-therapy',
)

const sections = text
  .slice(text.indexOf('## 1. '))
  .replaceAll(ROUTE_TABLE, (row) => (/index|embedded/.test(row) ? row : ''))
  .replaceAll(ROUTE_LISTS, '')
  .replaceAll(/^#.*$/gm, '')

/** Statements of sections 1 to 9: sentences, parts of a sentence between semicolons, and cells of tables. */
export const statements = [...sections.matchAll(/[^|\n]+?(?:[.;](?= )|(?=\||$))/gm)].filter(([words]) =>
  /[a-z]/.test(words),
)

/** Where the specification has these words. ` … ` is for words of the same line that are left out. */
export function placesOf(quote: string): RegExpExecArray[] {
  const parts = quote.split(' … ').map((part) => RegExp.escape(part))
  return [...sections.matchAll(new RegExp(parts.join('.*?'), 'g'))]
}
