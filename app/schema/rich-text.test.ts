import fc from 'fast-check'
import { expect, test } from 'vitest'
import { change, HOME, testMistakes } from '../../tests/fixtures/mistakes.ts'
import { parseRichText, plainText, shownText } from './rich-text.ts'
import { typeset } from './typeset.ts'

const parse = (source: string) =>
  parseRichText(
    source,
    (href) => ({ href }),
    (text) => text,
  )

test('text without marks stays a string', () => {
  for (const words of ['Plain words and [brackets].', '2 * 3 and 4 * 5']) expect(parse(words)).toBe(words)
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

test('words are changed inside and outside marks, addresses are not', () => {
  const rich = parseRichText(
    `a 'b' *c's* [d's](/e's)`,
    (href) => ({ href }),
    (text) => text.replaceAll("'", '’'),
  )
  expect(rich).toEqual(['a ’b’ ', { em: 'c’s' }, ' ', { text: 'd’s', link: { href: "/e's" } }])
})

test.each([
  'https://en.wikipedia.org/wiki/Acne_(disease)',
  'https://www.thelancet.com/journals/lancet/article/PIIS0140-6736(18)32802-7/fulltext',
  'https://example.org/a(b(c)d)e?f=(g)#(h)',
])('the address %s is kept whole', (href) => {
  expect(parse(`See [it](${href}).`)).toEqual(['See ', { text: 'it', link: { href } }, '.'])
  expect(parse(`(See [it](${href}))`)).toEqual(['(See ', { text: 'it', link: { href } }, ')'])
})

test('an address in <> may have a bracket that closes none', () => {
  expect(parse('[it](<https://example.org/a)b(>)')).toEqual([
    { text: 'it', link: { href: 'https://example.org/a)b(' } },
  ])
})

test('the words of a link may have brackets', () => {
  expect(parse('[Guide [2019]](/there) [1]')).toEqual([{ text: 'Guide [2019]', link: { href: '/there' } }, ' [1]'])
})

/** A quote whose words are in several spans. `shown` has / between them. */
test.each([
  [`[The college](/contact)'s rules`, 'The college/’s rules'],
  ['"I feel *great*"', '“I feel /great/”'],
  ['*"Great"*, she said', '“Great”/, she said'],
  ['He said *"yes"*.', 'He said /“yes”/.'],
  ['**24**–48 hours, [9](/a)-8-8', '24/\u2060–\u206048\u00a0hours, /9/-\u20608-\u20608'],
])('the quotes and spaces of %s are those of the whole text', (source, shown) => {
  const rich = parseRichText(source, (href) => ({ href }), typeset)
  expect(typeof rich === 'string' ? rich : rich.map((span) => shownText([span])).join('/')).toBe(shown)
})

test('words that are changed together stay in their spans', () => {
  const word = fc.stringMatching(/^[a-z"' 1–-]{0,8}[a-z]$/)
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const rich = parseRichText(words.map((each) => `[${each}](/a)`).join(''), (href) => ({ href }), typeset)
      const changed = typeof rich === 'string' ? [] : rich.map((span) => plainText([span]))
      const straight = changed.map((each) => each.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'"))
      expect(straight).toEqual(words)
    }),
  )
})

const lede = (words: string) => change(HOME, 'lede: We answer within {facts.reply}.', `lede: '${words}'`)

testMistakes(
  [
    ['a bracket that is open', '[x](https://example.org/a(b) and more', '[x](https://example.org/a(b)'],
    ['a title of a link', '[x](/care "Care")', '[x](/care'],
    ['a picture', '![x](/care)', '![x](/care)'],
    ['a link without words', '[](/care)', '[](/care)'],
    ['a reference', '[x][1]', '[x][1]'],
    ['a link in emphasis', '*[x](/care)*', '[x](/care)'],
    ['emphasis in a link', '[*x*](/care)', '*x*'],
    ['emphasis that is not closed', 'a *b', '*'],
    ['a backslash', String.raw`a \* b`, String.raw`\*`],
    ['underscores', 'a _b_', '_b_'],
    ['HTML', 'a <b>b</b>', '<b>'],
    ['an entity', 'a&nbsp;b', '&nbsp;'],
    ['code', 'a `b`', '`'],
  ].map(([name = '', words = '', mark = '']) => ({
    name: `${name} in a text`,
    edits: lede(words),
    at: [HOME, 'lede:', 'sections.0.lede'] as const,
    remedy: `Visitors would see "${mark}". Close or remove it. Marks are *emphasis*, **strong** and [words](address)`,
  })),
)

testMistakes([
  {
    name: 'address that would lose its end',
    edits: lede('[x](https://example.org/a)b)'),
    at: [HOME, 'lede:', 'sections.0.lede'],
    remedy: 'A ")" closes no bracket, and may belong to an address.',
  },
])

test('plainText removes marks and special spaces, and nothing else', () => {
  expect(plainText(parse('2\u2060–\u20603\u00a0days, *soft*, **strong**, [link](/there)'))).toBe(
    '2–3 days, soft, strong, link',
  )
  const word = fc.stringMatching(/^[a-z,.](?:[a-z ,.]{0,10}[a-z,.])?$/)
  fc.assert(
    fc.property(fc.array(fc.record({ word, mark: fc.constantFrom('', '*', '**') })), (parts) => {
      const source = parts.map((part) => `${part.mark}${part.word}${part.mark}`).join('|')
      expect(plainText(parse(source))).toBe(parts.map((part) => part.word).join('|'))
    }),
  )
})
