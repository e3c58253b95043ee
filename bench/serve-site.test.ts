// Fails when the floor that Lighthouse compares a page with still runs a script, or lacks more than scripts.
import { expect, test } from 'vitest'
import { withoutScripts } from './serve-site.ts'

test('the floor keeps everything but scripts', () => {
  const kept = '<script type="application/ld+json">{}</script><style>p{}</style>'
  const scripts = '<script>a(\n)</script><script type="module" async src="/a.js"></script>'
  expect(withoutScripts(`<head>${scripts}${kept}</head><p>x</p>${scripts}`)).toBe(`<head>${kept}</head><p>x</p>`)
})
