// Findings for one part of a page: a section, the header, a menu, a tab.
import { byRole, byTag, headings, tabPanel, words } from '../built-page.ts'
import { under, type Element } from '../../markup/document.ts'
import { linksTo } from './content.ts'
import { allMissing, quote, unless, type Finding } from './finding.ts'

/** One section of the page has all of this. */
export const section = (...findings: Finding[]): Finding =>
  inside('section', ({ tagName }) => tagName === 'section', findings)

/** The section at the top of the page has all of this. */
export const hero = (...findings: Finding[]): Finding =>
  inside('hero', (each) => each.tagName === 'section' && byTag(under(each), 'h1').length > 0, findings)

export const header = (...findings: Finding[]): Finding =>
  inside('header', ({ tagName }) => tagName === 'header', findings, 'page')

export const drawer = (...findings: Finding[]): Finding =>
  inside('drawer', ({ tagName }) => tagName === 'dialog', findings, 'page')

export const footer = (...findings: Finding[]): Finding =>
  inside('footer', (each) => each.tagName === 'footer' && byTag(under(each), 'nav').length > 0, findings, 'page')

/** A menu with this title links to these paths. */
export const menu = (title: string, ...hrefs: string[]): Finding =>
  inside(
    `menu ${quote(title)}`,
    (each) => each.tagName === 'details' && byTag(under(each), 'summary').some((summary) => words(summary) === title),
    [linksTo(...hrefs)],
  )

/** What the tab with this label shows has all of this. */
export const tab = (label: string, ...findings: Finding[]): Finding => {
  return ({ page, elements }) => {
    const panel = tabPanel(elements, label)
    const lacks = panel.length > 0 ? allMissing({ page, elements: panel }, findings) : ['the tab itself']
    return unless(lacks.length === 0, `in the tab ${quote(label)}: ${lacks.join(', and ')}`)
  }
}

/** Tabs of questions, each with its number of questions. The first one is chosen. */
export const questionTabs = (counts: Record<string, number>): Finding => {
  return ({ page, elements }) => {
    const tabs = byRole(elements, 'tab').map(words)
    const lacks = Object.entries(counts).flatMap(([label, count]) => {
      const found = byTag(tabPanel(elements, label), 'details').length
      return found >= count ? [] : [`${count} questions in the tab ${quote(label)} (${page.path} has ${found})`]
    })
    if (tabs.join() !== Object.keys(counts).join()) return `question tabs ${Object.keys(counts).join(', ')}`
    return unless(lacks.length === 0, lacks.join(', and '))
  }
}

/**
 * An element that `matches` has all of this. When several elements match, one of them is enough. The message
 * describes the one that lacks least.
 */
function inside(
  name: string,
  matches: (element: Element) => boolean,
  findings: readonly Finding[],
  where: 'part' | 'page' = 'part',
): Finding {
  return ({ page, elements }) => {
    const candidates = (where === 'page' ? page.elements : elements).filter(matches).map((element) => {
      const part = { page, elements: [element, ...under(element)] }
      return { title: headings(part.elements)[0] ?? 'without a heading', lacks: allMissing(part, findings) }
    })
    const [closest] = candidates.sort((a, b) => a.lacks.length - b.lacks.length)
    if (!closest) return `a ${name}`
    return unless(
      closest.lacks.length === 0,
      `a ${name} with all of this; the closest ("${closest.title}") lacks ${closest.lacks.join(', and ')}`,
    )
  }
}
