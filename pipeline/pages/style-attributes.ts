// Turns style attributes into rules of the document's <style>: a Content-Security-Policy can't allow them by hash.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { CommandError } from '../../cli/command-error.ts'
import { attribute, type Edit } from './document.ts'

/** Edits that replace every style attribute by `data-rule`, and the rules: one for each different attribute. */
export function styleAttributeRules(name: string, elements: readonly Tree.Element[]): { edits: Edit[]; css: string } {
  const numbers = new Map<string, number>()
  const edits: Edit[] = []
  for (const element of elements) {
    const style = attribute(element, 'style')
    const place = element.sourceCodeLocation?.attrs?.['style']
    if (style === undefined || !place) continue
    if (/[{}<]/.test(style))
      throw new CommandError(`${name}: style="${style}" can't become a rule of a style element.`)
    const number = numbers.get(style) ?? numbers.size
    numbers.set(style, number)
    edits.push({ from: place.startOffset, to: place.endOffset, text: `data-rule="${number}"` })
  }
  // Rules outside layers win over rules in layers, as the attributes did.
  return { edits, css: [...numbers].map(([style, number]) => `[data-rule="${number}"]{${style}}`).join('') }
}
