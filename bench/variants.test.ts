import { expect, test } from 'vitest'
import { withoutFirstStyles, withoutScripts } from './variants.ts'

test('the floor keeps everything but scripts', () => {
  const kept = '<script type="application/ld+json">{}</script><style>p{}</style>'
  const scripts = '<script>a(\n)</script><script type="module" async src="/a.js"></script>'
  expect(withoutScripts(`<head>${scripts}${kept}</head><p>x</p>${scripts}`)).toBe(`<head>${kept}</head><p>x</p>`)
})

test('without first styles, the head links the stylesheet after the styles that only the document has', () => {
  const link = '<link href="/a.css" rel="stylesheet" data-site-styles=""/>'
  const own = '@layer a,b;@font-face{font-family:x}'
  const html = `<head><style>${own}@layer a{p{top:0}}[data-rule="0"]{--a:1}</style></head><p>x</p>${link}`
  expect(withoutFirstStyles(html)).toBe(`<head><style>${own}[data-rule="0"]{--a:1}</style>${link}</head><p>x</p>`)
})
