import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withPolicy } from './csp.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

test('the policy stands right after the encoding and names the hash of every inline script and style', () => {
  const html = withPolicy(
    'x.html',
    page(
      '<style>a{}</style>',
      '<script>one()</script><script type="module">two()</script><noscript><style>b{}</style></noscript>',
    ),
    [],
  )
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  )
  for (const text of ['one()', 'two()', 'a{}', 'b{}']) expect(html).toContain(`'${hashOf(text)}'`)
})

test('data and files need no hash', () => {
  const html = withPolicy(
    'x.html',
    page('<script type="application/ld+json">{}</script>', '<script src="/assets/a.js"></script>'),
    [],
  )
  expect(html).toContain("script-src 'self';")
})

test('style attributes move into the style element, each different one once', () => {
  const html = withPolicy(
    'x.html',
    page('<style>p{}</style>', '<i style="--a:1">x</i><b style="--a:2"></b><u style="--a:1" class="y"></u>'),
    [],
  )
  expect(html).toContain('<i data-rule="0">x</i><b data-rule="1"></b><u data-rule="0" class="y"></u>')
  const css = 'p{}[data-rule="0"]{--a:1}[data-rule="1"]{--a:2}'
  expect(html).toContain(`<style>${css}</style></head>`)
  expect(html).toContain(`'${hashOf(css)}'`)
})

test.each([
  ['an event handler', page('', '<p onclick="x()"></p>'), /listen|forbids/i],
  ['a javascript: address', page('', '<a href=" javascript:x()"></a>'), /forbids/],
  ['a style that would end its rule', page('', '<p style="a:b}*{c:d"></p>'), /can't be made a rule/],
  ['style attributes with no element to move into', page('', '<i style="--a:1">x</i>'), /no style element/],
  ['no encoding', '<html><head></head></html>', /no meta\[charset\]/],
])('%s stops the build', (_what, html, message) => {
  expect(() => withPolicy('x.html', html, [])).toThrow(message)
})
