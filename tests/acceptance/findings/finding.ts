// What all findings share: how a part of a built page is read.
import { attribute, under, wordsOf, type Element } from '../../markup/document.ts'

/** Returns what the part of the page lacks, or undefined. */
export type Finding = (part: Element) => string | undefined

/** Strings are compared without regard to case. */
export type Text = string | RegExp

export function finding(what: string, isThere: (part: Element) => boolean): Finding {
  return (part) => (isThere(part) ? undefined : what)
}

/** What these findings miss in `part`. */
export function missingIn(part: Element, findings: readonly Finding[]): string[] {
  return findings.flatMap((each) => each(part) ?? [])
}

export function all(part: Element, ...tags: string[]): Element[] {
  return under(part).filter(({ tagName }) => tags.includes(tagName))
}

/** The words of an element, with the hyphens and quotation marks of the specification. */
export function words(element: Element): string {
  return wordsOf(element).replaceAll(/[–‑]/g, '-').replaceAll(/[‘’]/g, "'")
}

export function headingsIn(part: Element): string[] {
  return all(part, 'h1', 'h2', 'h3', 'h4').map(words)
}

/** The value of an attribute, or no text. */
export function value(element: Element, name: string): string {
  return attribute(element, name) ?? ''
}

export function contains(said: string, text: Text): boolean {
  return typeof text === 'string' ? said.toLowerCase().includes(text.toLowerCase()) : text.test(said)
}

export function equals(said: string, text: Text): boolean {
  return typeof text === 'string' ? said.toLowerCase() === text.toLowerCase() : text.test(said)
}

/** The document around `part`. */
export function documentOf(part: Element): Element {
  const { parentNode: parent } = part
  return parent && 'tagName' in parent ? documentOf(parent) : part
}
