// The elements of the results: options of a listbox. Each option is a link, so that the browser opens it.
import type { Advice, SearchData } from '../content/view/search-data.ts'
import type { PhoneNumber } from '../content/schema/search-words.ts'
import { element } from './element.ts'
import type { Findings, Found } from './find.ts'
import styles from './results.module.css'

/** The options and their groups. `id` is the prefix of their ids. */
export function resultElements(findings: Findings, { messages, help }: SearchData, id: string): HTMLElement[] {
  const { emergencies, results, isGuess } = findings
  const shown = [
    ...emergencies.map((advice) => adviceElement(advice, styles.emergency, [])),
    ...(isGuess ? help.map(numberOption) : []),
    ...results.map((found) => foundElement(found, messages)),
  ]
  const options = shown.flatMap((each) => (each.role === 'option' ? [each] : [...optionsIn(each)]))
  options.forEach((option, index) => (option.id = `${id}-${index}`))
  return shown
}

/** The options in `parent`, in the order of the page. */
export function optionsIn(parent: Element): NodeListOf<HTMLElement> {
  return parent.querySelectorAll('[role=option]')
}

function foundElement(found: Found, messages: SearchData['messages']): HTMLElement {
  if (found.kind === 'elsewhere') return adviceElement(found.advice, styles.elsewhere, [messages.elsewhere, ' '])
  const { page, reason } = found
  return option(
    page.href,
    styles.page,
    element('span', { class: styles.name }, page.name),
    element('span', { class: styles.reason }, ` ${messages.reason} ${reason} `),
    ...page.facts.map((fact, index) =>
      factElement([messages.where, messages.time, messages.cost][index] ?? '', fact),
    ),
  )
}

function factElement(name: string, value: string): HTMLElement {
  return element('span', { class: styles.fact }, element('span', { class: styles.factName }, name), ` ${value} `)
}

/** A group of phone numbers under what they are for. */
function adviceElement({ key, name, advice, numbers }: Advice, className: string | undefined, before: string[]) {
  const nameId = `search-${key}`
  return element(
    'div',
    { role: 'group', class: className, 'aria-labelledby': nameId },
    element(
      'div',
      { id: nameId, role: 'presentation' },
      element('span', { class: styles.name }, name),
      element('span', { class: styles.advice }, ' ', ...before, advice),
    ),
    ...numbers.map(numberOption),
  )
}

function numberOption({ text, note, link }: PhoneNumber): HTMLElement {
  return option(
    link.href,
    styles.number,
    element('span', { class: styles.call }, text),
    element('span', { class: styles.advice }, ` ${note}`),
  )
}

/** Focus stays in the field, as the ARIA Authoring Practices describe, so the Tab key skips the options. */
function option(href: string, className: string | undefined, ...children: HTMLElement[]): HTMLElement {
  const names = `${styles.option} ${className}`
  return element('a', { role: 'option', href, tabindex: '-1', 'aria-selected': 'false', class: names }, ...children)
}
