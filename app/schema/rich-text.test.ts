import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRichText, plainText } from './rich-text.ts'

const parse = (source: string) =>
  parseRichText(
    source,
    (href) => ({ href }),
    (text) => text,
  )

test('text without marks stays a string', () => {
  expect(parse('Plain words, 2 * 3 and [brackets].')).toBe('Plain words, 2 * 3 and [brackets].')
})

test('each mark becomes a span, in order', () => {
  expect(parse('A *soft* and **strong** word, and [a link](/there#part).')).toEqual([
    'A ',
    { em: 'soft' },
    ' and ',
    { strong: 'strong' },
    ' word, and ',
    { text: 'a link', link: { href: '/there#part' } },
    '.',
  ])
})

test('a text with one mark only is one span', () => {
  expect(parse('*all*')).toEqual([{ em: 'all' }])
})

test('words are changed inside and outside marks, addresses are not', () => {
  const rich = parseRichText(
    `a 'b' *c's* [d's](/e's)`,
    (href) => ({ href }),
    (text) => text.replaceAll("'", '’'),
  )
  expect(rich).toEqual(['a ’b’ ', { em: 'c’s' }, ' ', { text: 'd’s', link: { href: "/e's" } }])
})

test('plainText removes marks and special spaces, and nothing else', () => {
  expect(plainText(parse('2\u2060–\u20603\u00a0days, *soft*, **strong**, [link](/there)'))).toBe(
    '2–3 days, soft, strong, link',
  )
  const word = fc.stringMatching(/^[a-z ,.]{1,12}$/)
  fc.assert(
    fc.property(fc.array(fc.record({ word, mark: fc.constantFrom('', '*', '**') })), (parts) => {
      const source = parts.map((part) => `${part.mark}${part.word}${part.mark}`).join('|')
      expect(plainText(parse(source))).toBe(parts.map((part) => part.word).join('|'))
    }),
  )
})
