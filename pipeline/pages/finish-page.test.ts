// What stops the build. What a finished page has: tests/artifact.
import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

const LINK = '<link rel="stylesheet" data-site-styles=""/>'
const SCRIPT = '<script type="module" data-site-script=""></script>'

function page(head: string, body = LINK): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}${SCRIPT}</head><body>${body}</body></html>`
}

function finish(html: string): string {
  return finishPage(
    { path: '/x', html, forms: [], styled: 'first' },
    { stylesheet: '/s.css', starter: '/starter.js', formPage: '/form-page.js', cssFor: () => '' },
  )
}

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
