import { expect, test } from 'vitest'
import { withoutScripts } from './floor.ts'

test('the floor keeps everything but scripts', () => {
  const kept = '<script type="application/ld+json">{}</script><style>p{}</style>'
  const html = (extra: string) =>
    `<!DOCTYPE html><html><head>${extra}${kept}</head><body>${extra}<p>x</p></body></html>`
  const scripts = '<script>a(\n)</script><script type="module" async src="/a.js"></script>'
  expect(withoutScripts(html(`${scripts}<link rel="modulepreload" href="/a.js">`))).toBe(html(''))
})
