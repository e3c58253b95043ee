// The Content-Security-Policy of each document allows what is in it, on form pages the provider, and nothing else.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { attribute, sourceOf, type Element } from '../markup/document.ts'
import { runScripts } from '../markup/scripts.ts'
import { documents, hasForm } from './built.ts'

const isPolicy = (each: Element) => attribute(each, 'http-equiv') === 'Content-Security-Policy'

/** Sources of each directive. */
function policyOf(elements: readonly Element[]): Map<string, string[]> {
  const [policy, ...others] = elements.filter(isPolicy).map((each) => attribute(each, 'content') ?? '')
  expect(others, 'There is one policy').toEqual([])
  return new Map(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each(documents)(
  '$path has a policy that allows nothing by default, before everything that it applies to',
  ({ elements }) => {
    const policy = policyOf(elements)
    for (const directive of ['default-src', 'base-uri', 'form-action'])
      expect(policy.get(directive), directive).toEqual(["'none'"])
    const first = elements.findIndex(({ tagName }) => ['script', 'link', 'style', 'img'].includes(tagName))
    expect(elements.findIndex(isPolicy)).toBeLessThan(first)
  },
)

test.each(documents)('$path allows each of its inline scripts and styles by hash, and no other', ({ elements }) => {
  const policy = policyOf(elements)
  const hashes = (directive: string) =>
    (policy.get(directive) ?? []).filter((source) => source.startsWith("'sha256-"))
  const rules = elements.filter((each) => attribute(each, 'type') === 'speculationrules')
  const inline = [...runScripts(elements), ...rules].filter((each) => attribute(each, 'src') === undefined)
  expect(new Set(hashes('script-src'))).toEqual(new Set(inline.map(sourceOf).map(hashOf)))
  const styles = elements.filter(({ tagName }) => tagName === 'style')
  expect(new Set(hashes('style-src'))).toEqual(new Set(styles.map(sourceOf).map(hashOf)))
  expect(elements.filter((each) => attribute(each, 'style') !== undefined)).toEqual([])
})

test.each(documents.filter((each) => !hasForm(each)))(
  '$path has no form: it allows this site only, and text never becomes markup or code',
  ({ elements }) => {
    const policy = policyOf(elements)
    const sources = [...policy].flatMap(([name, each]) => (name.endsWith('-src') ? each : []))
    expect(sources.filter((source) => !/^'(?:none|self|sha256-.*)'$/.test(source))).toEqual([])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['default'])
  },
)

test.each(documents.filter(hasForm))(
  '$path has a form: it allows the provider’s origins, and no scheme or wildcard for all',
  ({ elements }) => {
    const sources = [...policyOf(elements)].flatMap(([name, each]) => (name.endsWith('-src') ? each : []))
    const origins = sources.filter((source) => !source.startsWith("'"))
    expect(origins.length).toBeGreaterThan(0)
    for (const origin of origins) expect(origin).toMatch(/^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/)
  },
)
