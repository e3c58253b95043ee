// Fills copies of the template in <site-search> with what was found.
import type { Advice } from './search-data.ts'
import type { PhoneNumber } from '../schema/search-words.ts'
import type { Findings, Found } from './find.ts'

/** Makes the options and groups of the list. `help` is who to call when nothing is found. */
export function resultElements(
  { emergencies, results, isGuess }: Findings,
  help: readonly PhoneNumber[],
  { content }: HTMLTemplateElement,
): HTMLElement[] {
  function copy(part: string, texts: Readonly<Record<string, string | undefined>>, href?: string): HTMLElement {
    const clone = content.querySelector(`[data-part=${part}]`)?.cloneNode(true) as HTMLElement
    for (const element of clone.querySelectorAll<HTMLElement>('[data-text]')) {
      const text = texts[element.dataset['text'] ?? '']
      if (text) element.textContent = text
      // A page without care has no details, and a suggestion no reason.
      else element.parentElement?.remove()
    }
    if (href) clone.setAttribute('href', href)
    return clone
  }

  const numberOption = ({ text, note, link }: PhoneNumber) => copy('number', { text, note }, link.href)

  function adviceGroup(advice: Advice): HTMLElement {
    const group = copy('group', { name: advice.name, advice: advice.advice })
    group.setAttribute('aria-label', group.textContent)
    group.toggleAttribute('data-urgent', emergencies.includes(advice))
    group.append(...advice.numbers.map(numberOption))
    return group
  }

  function resultElement(found: Found): HTMLElement {
    if ('advice' in found) return adviceGroup(found.advice)
    const { page, reason } = found
    return copy('page', { name: page.name, reason, details: page.details.join(' · ') }, page.href)
  }

  return [...emergencies.map(adviceGroup), ...(isGuess ? help.map(numberOption) : []), ...results.map(resultElement)]
}
