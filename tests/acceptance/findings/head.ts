// What search engines and social networks read.
import { all, contains, documentOf, equals, finding, value, words, type Finding, type Text } from './finding.ts'

export const pageTitle = (text: Text): Finding =>
  finding(`a title with ${text}`, (part) => {
    return all(documentOf(part), 'head').some((head) =>
      all(head, 'title').some((each) => contains(words(each), text)),
    )
  })

/** A meta element, by its name or its Open Graph property. */
export const meta = (name: string, said: Text): Finding =>
  finding(`${name}: ${said}`, (part) => {
    const found = all(documentOf(part), 'meta').filter((each) =>
      [value(each, 'name'), value(each, 'property')].includes(name),
    )
    return found.length === 1 && found.every((each) => equals(value(each, 'content'), said))
  })

export const canonical = (path: Text): Finding =>
  finding(`the canonical address ${path}`, (part) => {
    const links = all(documentOf(part), 'link').filter((each) => value(each, 'rel') === 'canonical')
    return links.length === 1 && links.every((each) => equals(new URL(value(each, 'href')).pathname, path))
  })

/** Structured data of this schema.org type, with these values: patterns, texts, or objects and lists of them. */
export const searchData = (type: string, values: object = {}): Finding =>
  finding(`structured data ${type} with ${Object.keys(values).join(', ') || 'any values'}`, (part) =>
    all(documentOf(part), 'script')
      .filter((each) => value(each, 'type') === 'application/ld+json')
      .map(({ childNodes: [node] }) => JSON.parse(node && 'value' in node ? node.value : '{}') as object)
      .some((data) => includes(data, { ...values, '@type': type })),
  )

function includes(found: unknown, wanted: unknown): boolean {
  if (wanted instanceof RegExp) return wanted.test(String(found ?? ''))
  if (typeof wanted !== 'object' || wanted === null) return found === wanted
  if (typeof found !== 'object' || found === null) return false
  if (Array.isArray(wanted) && (found as unknown[]).length !== wanted.length) return false
  return Object.entries(wanted).every(([name, each]) => includes((found as Record<string, unknown>)[name], each))
}
