// What a page tells search engines and social networks.
import { byTag, meta, plainMarks, structuredData, title } from '../built-page.ts'
import { attribute } from '../../markup/document.ts'
import { fits, quote, unless, type Finding, type Text } from './finding.ts'

export const pageTitle = (text: Text): Finding => {
  return ({ page }) => unless(fits(title(page), text), `a title that fits ${quote(text)}`)
}

/** A meta element, by its name or its Open Graph property. */
export const metaTag = (name: string, value: Text): Finding => {
  return ({ page }) => {
    const found = plainMarks(meta(page, name) ?? '')
    return unless(fits(found, value), `${name} ${quote(value)} (it is "${found}")`)
  }
}

export const robots = (value: string): Finding => metaTag('robots', value)

/** The path of the canonical address; without one, the page's own path. */
export const canonical = (wanted?: string): Finding => {
  return ({ page }) => {
    const path = wanted ?? page.path
    const element = byTag(page.elements, 'link').find((each) => attribute(each, 'rel') === 'canonical')
    const found = element ? new URL(attribute(element, 'href') ?? '').pathname : 'none'
    return unless(found === path, `the canonical address ${path} (it is ${found})`)
  }
}

/** Structured data of this schema.org type, with these values. */
export const searchData = (type: string, values: Record<string, unknown> = {}): Finding => {
  return ({ page }) => {
    const data = structuredData(page).get(type)
    if (!data) return `structured data of the type ${type}`
    const wrong = Object.keys(values).filter((name) => !includes(data[name], values[name]))
    return unless(wrong.length === 0, `the specified values of ${wrong.join(', ')} in the structured data ${type}`)
  }
}

/**
 * Whether `found` has all of `wanted`: a pattern that fits, the fields of an object, the items of a list in order.
 */
function includes(found: unknown, wanted: unknown): boolean {
  if (wanted instanceof RegExp) return wanted.test(String(found ?? ''))
  if (typeof wanted !== 'object' || wanted === null) return found === wanted
  if (typeof found !== 'object' || found === null) return false
  if (Array.isArray(wanted) && (found as unknown[]).length !== wanted.length) return false
  return Object.entries(wanted).every(([name, value]) => includes((found as Record<string, unknown>)[name], value))
}
