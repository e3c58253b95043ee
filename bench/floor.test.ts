import { expect, test } from 'vitest'
import { withoutScripts } from './floor.ts'

test('the floor keeps everything but what runs', () => {
  expect(
    withoutScripts(
      '<!DOCTYPE html><html><head><script>a()</script><script type="application/ld+json">{}</script><style>p{}</style></head><body><p>x</p><script type="speculationrules">{}</script></body></html>',
    ),
  ).toBe(
    '<!DOCTYPE html><html><head><script type="application/ld+json">{}</script><style>p{}</style></head><body><p>x</p></body></html>',
  )
})
