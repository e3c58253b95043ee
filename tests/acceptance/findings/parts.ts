// One part of a page has all of some findings.
import { under, type Element } from '../../markup/document.ts'
import { linksTo, questions } from './content.ts'
import { all, documentOf, finding, headingsIn, missingIn, value, words, type Finding } from './finding.ts'

export const section = (...findings: Finding[]): Finding =>
  inside('section', (part) => all(part, 'section'), findings)

/** The section with the page's heading. */
export const hero = (...findings: Finding[]): Finding =>
  inside('hero', (part) => all(part, 'section').filter((each) => all(each, 'h1').length > 0), findings)

/** One of the last sections: sources and notes may follow a closing. */
export const closing = (...findings: Finding[]): Finding =>
  inside('closing', (part) => all(part, 'section').slice(-3), findings)

export const header = (...findings: Finding[]): Finding =>
  inside('header', (part) => inBody(part, 'header'), findings)

export const footer = (...findings: Finding[]): Finding =>
  inside('footer', (part) => inBody(part, 'footer'), findings)

export const drawer = (...findings: Finding[]): Finding =>
  inside('drawer', (part) => all(documentOf(part), 'dialog'), findings)

/** The menu with this title links to these paths. */
export const menu = (title: string, ...hrefs: string[]): Finding => {
  const isMenu = (each: Element) => all(each, 'summary').some((summary) => words(summary) === title)
  return inside(`menu ${title}`, (part) => all(part, 'details').filter(isMenu), [linksTo(...hrefs)])
}

/** Tabs with these labels. The first is selected. */
export const tabs = (...labels: string[]): Finding =>
  finding(`the tabs ${labels.join(', ')}, with the first selected`, (part) => {
    const found = tabsIn(part)
    const selected = found.filter((each) => value(each, 'aria-selected') === 'true')
    return found.map(words).join() === labels.join() && selected.length === 1 && selected[0] === found[0]
  })

/** What the tab with this label shows. */
export const tab = (label: string, ...findings: Finding[]): Finding => {
  const panel = (part: Element) => {
    const found = tabsIn(part).find((each) => words(each) === label)
    return found ? under(part).filter((each) => value(each, 'id') === value(found, 'aria-controls')) : []
  }
  return inside(`tab ${label}`, panel, findings)
}

/** Questions in tabs with these labels. */
export const questionTabs = (...labels: string[]): Finding => {
  return (part) => missingIn(part, [tabs(...labels), ...labels.map((label) => tab(label, questions()))])[0]
}

function tabsIn(part: Element): Element[] {
  return under(part).filter((each) => value(each, 'role') === 'tab')
}

function inBody(part: Element, tag: string): Element[] {
  return all(documentOf(part), 'body').flatMap((body) => all(body, tag).filter((each) => each.parentNode === body))
}

/** One of the candidates has all of this. The message names the one that lacks least. */
function inside(name: string, candidates: (part: Element) => Element[], findings: readonly Finding[]): Finding {
  return (part) => {
    const found = candidates(part).map((each) => ({ title: headingsIn(each)[0], missing: missingIn(each, findings) }))
    const [closest] = found.toSorted((one, other) => one.missing.length - other.missing.length)
    if (!closest) return `a ${name}`
    const { title = '', missing } = closest
    return missing.length === 0 ? undefined : `a ${name} with ${missing.join(', and ')} (closest: "${title}")`
  }
}
