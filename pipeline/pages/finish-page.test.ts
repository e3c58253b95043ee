import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { allElements, attribute, parseDocument, textIn } from './document.ts'
import type { FormPolicy } from '../../app/schema/form-providers.ts'
import { finishPage } from './finish-page.ts'

const LINK = '<link rel="stylesheet" data-site-styles=""/>'
const SCRIPT = '<script type="module" data-site-script=""></script>'

function page(head: string, body = LINK): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}${SCRIPT}</head><body>${body}</body></html>`
}

function finish(html: string, topStyles = '', forms: readonly FormPolicy[] = []): string {
  return finishPage(
    { path: '/x', html, forms, styled: 'first' },
    {
      stylesheet: '/assets/s.css',
      starter: '/assets/starter.js',
      formPage: '/assets/form-page.js',
      cssFor: () => topStyles,
    },
  )
}

function elementsOf(html: string) {
  return allElements(parseDocument(html))
}

function policyOf(html: string): string {
  const meta = elementsOf(html).find((each) => attribute(each, 'http-equiv') === 'Content-Security-Policy')
  return (meta && attribute(meta, 'content')) ?? ''
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

test('the styles of the top join the style element, and link and script get their addresses', () => {
  const elements = elementsOf(finish(page('<style>@layer a;</style>'), 'a{top:0}'))
  expect(elements.filter(({ tagName }) => tagName === 'style').map(textIn)).toEqual(['@layer a;a{top:0}'])
  const link = elements.find((each) => attribute(each, 'rel') === 'stylesheet')
  expect(link && attribute(link, 'href')).toBe('/assets/s.css')
  const script = elements.find((each) => attribute(each, 'data-site-script') !== undefined)
  expect(script && attribute(script, 'src')).toBe('/assets/starter.js')
})

test('the head of a page with a form preloads its start, and names the script of its provider', () => {
  const form = page('<style></style>', `${LINK}<div data-provider-script="https://forms.example/embed.js"></div>`)
  const preload = elementsOf(finish(form, '', [{}])).find((each) => attribute(each, 'rel') === 'modulepreload')
  expect(preload && attribute(preload, 'href')).toBe('/assets/form-page.js')
  expect(preload && attribute(preload, 'data-provider-script')).toBe('https://forms.example/embed.js')
  expect(finish(page('<style></style>'))).not.toContain('modulepreload')
})

test('style attributes become rules of the style element, one for each different attribute', () => {
  const html = finish(
    page('<style></style>', `<i style="--a:1"></i><b style="--a:2"></b><u style="--a:1"></u>${LINK}`),
  )
  const elements = elementsOf(html)
  expect(elements.some((each) => attribute(each, 'style') !== undefined)).toBe(false)
  const ruleOf = (tag: string) => {
    const element = elements.find(({ tagName }) => tagName === tag)
    return element && attribute(element, 'data-rule')
  }
  expect(ruleOf('i')).toBe(ruleOf('u'))
  expect(ruleOf('i')).not.toBe(ruleOf('b'))
  const css = elements
    .filter(({ tagName }) => tagName === 'style')
    .map(textIn)
    .join('')
  expect(css).toContain(`[data-rule="${ruleOf('i')}"]{--a:1}`)
  expect(css).toContain(`[data-rule="${ruleOf('b')}"]{--a:2}`)
  expect(policyOf(html)).toContain(hashOf(css))
})

test.each([
  ['an event handler', page('<style></style>', `<p onclick="x()"></p>${LINK}`), /forbids scripts in attributes/],
  ['a javascript: address', page('<style></style>', `<a href=" javascript:x()"></a>${LINK}`), /forbids scripts/],
  [
    'A style attribute with braces',
    page('<style></style>', `<p style="a:b}*{c:d"></p>${LINK}`),
    /can't become a rule/,
  ],
  ['a page without a style element', page(''), /no <style>/],
  ['a page without the link to the stylesheet', page('<style></style>', ''), /no <link data-site-styles>/],
  [
    'A page without an encoding',
    `<html><head><style></style></head><body>${LINK}</body></html>`,
    /no <meta charset>/,
  ],
])('%s stops the build', (_what, html, message) => {
  expect(() => finish(html)).toThrow(message)
})
