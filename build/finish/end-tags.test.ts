import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { withoutEndTags } from './end-tags.ts'

const PAGE =
  '<ul><li><p>a</p></li><li class="x">b</li></ul><ol><li><a href="/"><p>in a link</p></a></li></ol><dl><div><dt>c</dt><dd><p>d</p></dd></div><dt>e</dt><dd>f</dd></dl>' +
  '<table><thead><tr><th>g</th><th>h</th></tr></thead><tbody><tr><th>i</th><td>j</td></tr><tr><td>k</td></tr></tbody></table>' +
  '<p>l</p><p>m</p> <p>n</p>o<p>q</p><span>r</span><tab-set><p>s</p></tab-set><details><summary>t</summary><p>u</p></details><p>v</p><svg><path d=""></path></svg><section><p>w</p></section>'

test('what is left is read as the same document', () => {
  const html = serialize(parse(`<!DOCTYPE html><html><head></head><body>${PAGE}</body></html>`))
  const short = withoutEndTags(html)
  expect(serialize(parse(short))).toBe(html)
  expect(short).toContain('<ul><li><p>a<li class="x">b</ul>')
  expect(short.length).toBeLessThan(html.length - 100)
})

test.each([
  '<a><p>x</p></a>',
  '<tab-set><p>x</p></tab-set>',
  '<p>x</p>y',
  '<p>x</p><span></span>',
  '<p>x</p><!----><p>y</p>',
  '<li>x</li> <li>y</li>',
])('in %s the end tag stays', (html) => {
  expect(withoutEndTags(html)).toBe(html)
})
