// Measures how long the pages are: words, phone screens, and the screen on which the costs begin.
import type { Page as BrowserPage } from '@playwright/test'
import { traitsOf } from '../../app/sections/traits.ts'
import { lengthKind, lengthLimits, type LengthKind, type LengthLimits } from '../../checks/copy/length-limits.ts'
import type { BuiltPage } from '../artifact/built.ts'
import { wordsOf } from '../markup/document.ts'

/** The phone whose screens are counted, in CSS px. */
export const PHONE_SCREEN = { width: 390, height: 844 }

export interface PageLength {
  path: string
  kind: LengthKind
  /** Words between header and footer, also in what a reader opens. */
  words: number
  /** Height of the document in phone screens, with everything closed that a reader opens. */
  screens: number
  /** Screen on which the first table of costs begins, from 1. Undefined on a page without such a table. */
  costScreen: number | undefined
}

/** Words between header and footer of a built page. */
export function wordCount({ elements }: Pick<BuiltPage, 'elements'>): number {
  const main = elements.find(({ tagName }) => tagName === 'main')
  return main
    ? wordsOf(main)
        .split(' ')
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    : 0
}

/** Opens the page in a window of PHONE_SCREEN and measures it. `browserPage` needs a base address. */
export async function measurePage(browserPage: BrowserPage, built: BuiltPage): Promise<PageLength> {
  await browserPage.goto(built.path)
  const costs = built.page.sections.findIndex(({ type }) => traitsOf(type).aboutTreatment)
  const [height, costTop] = await browserPage.evaluate((index) => {
    for (const open of document.querySelectorAll('details[open]')) open.removeAttribute('open')
    const top = document.querySelectorAll('main > section')[index]?.getBoundingClientRect().top
    return [document.documentElement.scrollHeight, top && top + scrollY]
  }, costs)
  return {
    path: built.path,
    kind: lengthKind(built.page),
    words: wordCount(built),
    screens: Math.round((10 * height) / PHONE_SCREEN.height) / 10,
    costScreen: costTop === undefined ? undefined : Math.floor(costTop / PHONE_SCREEN.height) + 1,
  }
}

/** What is too long on a page, in words. */
export function excessOf(length: PageLength): string[] {
  const limits: LengthLimits = lengthLimits[length.kind]
  return (['words', 'screens', 'costScreen'] as const).flatMap((name) => {
    const value = length[name]
    return value !== undefined && value > limits[name]
      ? [`${length.path}: ${NAMES[name]} ${value}, at most ${limits[name]}. ${REMEDIES[name]}`]
      : []
  })
}

const NAMES = { words: 'words', screens: 'phone screens', costScreen: 'the costs begin on screen' }
const REMEDIES = {
  words: 'Cut what the page says twice.',
  screens: 'Shorten the page, or fold what few readers need.',
  costScreen: 'Move the costs up.',
}
