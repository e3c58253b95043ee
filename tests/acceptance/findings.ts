// The vocabulary of the table. A finding looks for an element of a built page: a part that has certain elements
// (selectors of Playwright) and words (regular expressions). The rest of this file writes longer selectors.
import { expect, type Page } from '@playwright/test'

/** Fails when the page lacks something. */
export type Finding = (page: Page) => Promise<void>

export interface Row {
  /** Words of the specification. ` … ` is for words left out, ` | ` for another place that says the same. */
  statement: string
  /** The pages that the statement is about. */
  paths: readonly string[]
  /** What each of these pages has. */
  findings: readonly Finding[]
}

type Findings = Finding | RegExp | string

/** Rows about the same pages, by their statements. Plain words and selectors are for the main part of the page. */
export function on(paths: string | readonly string[], rows: Record<string, Findings | Findings[]>): Row[] {
  return Object.entries(rows).map(([statement, found]) => ({
    statement,
    paths: [paths].flat(),
    findings: [found].flat().map((each) => (typeof each === 'function' ? each : within('main')(each))),
  }))
}

/** A part of the page that has all of this. */
export const within =
  (part: string) =>
  (...contents: (RegExp | string)[]): Finding =>
  async (page) => {
    const parts = contents.reduce((found, each) => {
      return found.filter(typeof each === 'string' ? { has: page.locator(each) } : { hasText: each })
    }, page.locator(part))
    if ((await parts.count()) === 0) throw new Error(`No ${part} has ${contents.join(', ')}`)
  }

export const section = within('section')
export const h1 = within('h1')
/** The section with the heading of the page. */
export const hero = within('section:has(h1)')
/** What a tab shows. The name of the tab is also a heading, for browsers without scripts. */
export const panel = (name: string) => within(`[role=tabpanel]:has(h3:text-is("${name}"))`)
/** A name and its value in a list of details. */
export const detail = (name: string, value = '') => section(`dt:text-is("${name}") + dd:has-text("${value}")`)

/** Structured data of this schema.org type, with these values in its JSON. */
export const data =
  (type: string, ...values: RegExp[]): Finding =>
  async (page) => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const text = texts.find((each) => (JSON.parse(each) as { '@type': string })['@type'] === type)
    for (const value of [/^{/, ...values]) expect(text).toMatch(value)
  }

export const title = (words: string) => `:is(h1, h2, h3, h4):has-text("${words}")`
export const link = (href: string, words = '') => `a[href="${href}"]:has-text("${words}")`
/** A link to each of these paths. */
export const links = (paths: string) => paths.split(/\s+/).map((path) => link(path))
/** An icon that the content names, not an arrow. */
export const ICON = 'svg use'
/** A paragraph, not a label. */
export const TEXT = 'p:text-matches(".{20}")'
/** A form, and a link that opens it on the provider's site. */
export const FORM = 'section:has([data-form-id]):has(a[href^="http"])'
/** A question with an answer. When it opens, the others with its name close. */
const QUESTION = 'details[name]:has(summary):has(p)'
/** Exactly this many questions. */
export const questions = (count: number) => `${QUESTION}:nth-of-type(${count}):last-of-type`

/** Selects elements that have all of this. */
const having = (...contents: string[]) => contents.map((each) => `:has(${each})`).join('')
/** A card with these words in its title, and these below. */
export const card = (name: string, words: string) => `li${having(title(name))}:has-text("${words}")`
/** A row of a table with these words in its name, and these beside them. */
export const row = (name: string, words: string) => `tr${having(`th:has-text("${name}")`)}:has-text("${words}")`
/** Exactly this many rows of a table, each with all of `contents`. */
export const rows = (count: number, ...contents: string[]) =>
  `tbody${having(`> tr:nth-child(${count}):last-child`)}:not(:has(> tr:not(${having('th', ...contents)})))`
/** A card among others with a link to this path. */
export const concern = (path: string) => `ul:has(> li + li) > li${having('h3', link(path))}`

/** How many entries a list has, or what each of them has. */
type Entries = number | (string | string[])[]

/** Exactly these cards, each with a heading, and with all of `contents`. */
export const cards = (entries: Entries, ...contents: string[]) => list('ul', entries, contents)
/** Exactly these numbered steps. */
export const steps = (entries: Entries, ...contents: string[]) => list('ol', entries, contents)

/** Several cards, each with all of `contents`. */
export const everyCard = (...contents: string[]) => `ul:has(> li + li):not(:has(> li:not(${having(...contents)})))`

function list(tag: string, entries: Entries, contents: string[]): string {
  const each = typeof entries === 'number' ? Array.from({ length: entries }, () => []) : entries
  const inOrder = each.map((entry, index) => {
    return `> li:nth-child(${index + 1})${having('h2, h3, h4', ...[entry].flat(), ...contents)}`
  })
  return `${tag}${having(...inOrder)}:not(:has(> li:nth-child(${each.length + 1})))`
}

/** Tabs with these names and contents, in order. The first one is selected. */
export function tabs(panels: Record<string, string[]>): string {
  const parts = Object.entries(panels).flatMap(([name, contents], index) => [
    `[role=tab]:nth-child(${index + 1})[aria-selected=${index === 0}]:text-is("${name}")`,
    `[role=tabpanel]:nth-child(${index + 1})${having(...contents)}`,
  ])
  return `site-tabs${having(...parts)}:not(:has([role=tab]:nth-child(${parts.length / 2 + 1})))`
}

/** Questions in three tabs. One answer is open, and it closes when another opens, in any tab. */
export const questionTabs = (question = QUESTION, payment = 'Payment'): Finding[] => [
  section(tabs({ General: [question], Treatment: [question], [payment]: [question] })),
  async (page) => {
    const all = page.locator('site-tabs details')
    const names = await all.evaluateAll((found) => found.map((each) => each.getAttribute('name')))
    expect(new Set(names).size, 'names of the questions').toBe(1)
    await expect(all.and(page.locator('[open]'))).toHaveCount(1)
  },
]
