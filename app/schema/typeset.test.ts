import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinShortSyllables, startWithCapital, typeset } from './typeset.ts'

const NBSP = '\u00a0'
const JOINER = '\u2060'

test.each([
  ['quotes open before words and close after them', `Say "no" and 'yes'`, 'Say “no” and ‘yes’'],
  ['quotes inside brackets and after a dash are opening quotes', `("no") – 'yes'`, '(“no”) – ‘yes’'],
  ['an apostrophe becomes curly', "the clinic's men's page", 'the clinic’s men’s page'],
  ['a range does not break', '2–3', `2${JOINER}–${JOINER}3`],
  ['a range does not break from its unit', '24–48 hours', `24${JOINER}–${JOINER}48${NBSP}hours`],
  [
    'a figure does not break from its unit',
    'in 2 minutes, 5 mg, 38 °C',
    `in 2${NBSP}minutes, 5${NBSP}mg, 38${NBSP}°C`,
  ],
  ['a time of day does not break', '9 am to 5 pm', `9${NBSP}am${NBSP}to${NBSP}5${NBSP}pm`],
  ['a postal code does not break', 'Alberta T2P 0A0', `Alberta T2P${NBSP}0A0`],
  ['a part of the week does not break', 'Monday to Friday', `Monday${NBSP}to${NBSP}Friday`],
  [
    'days do not break from their hours',
    'Mon–Fri 9–5, Sat 9–3',
    `Mon${JOINER}–${JOINER}Fri${NBSP}9${JOINER}–${JOINER}5, Sat${NBSP}9${JOINER}–${JOINER}3`,
  ],
  [
    'a vitamin does not break from its letter',
    'B vitamins, Vitamin C, vitamin B12',
    `B${NBSP}vitamins, Vitamin${NBSP}C, vitamin${NBSP}B12`,
  ],
  [
    'a figure does not break from the word after its hyphen',
    'Free 15-Minute talk, 2-minute check',
    `Free 15-${JOINER}Minute talk, 2-${JOINER}minute check`,
  ],
  ['a phone number does not break', '(403) 555-0142', `(403)${NBSP}555-${JOINER}0142`],
  [
    'a helpline does not break',
    '9-8-8 or 1-866-332-2322',
    `9-${JOINER}8-${JOINER}8 or 1-${JOINER}866-${JOINER}332-${JOINER}2322`,
  ],
  ['a name that people dial does not break', 'Health Link: 811', `Health${NBSP}Link: 811`],
  ['a dash between words may break', 'calm – and exact', 'calm – and exact'],
  ['a number before another word may break', 'step 2 follows', 'step 2 follows'],
])('%s', (_, source, set) => {
  expect(typeset(source)).toBe(set)
})

test.each([
  ['M-UNE and High-C, with B-complex', `M-${JOINER}UNE and High-${JOINER}C, with B-${JOINER}complex`],
  ['a check-in, two follow-ups, a no-show', `a check-${JOINER}in, two follow-${JOINER}ups, a no-${JOINER}show`],
  ['non-binary, high-dose, 9-8-8', `non-${JOINER}binary, high-${JOINER}dose, 9-8-8`],
  ['health-conscious', 'health-conscious'],
])('no break at the hyphen of a short syllable: %s', (source, joined) => {
  expect(joinShortSyllables(source)).toBe(joined)
  expect(joinShortSyllables(joined)).toBe(joined)
})

test('no straight quote is left, and a second run changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (source) => {
      const once = typeset(source)
      expect(once).not.toMatch(/["']/)
      expect(typeset(once)).toBe(once)
    }),
  )
})

test.each([
  ['vitamin C', 'Vitamin C'],
  ['éclair', 'Éclair'],
  ['NAD+', 'NAD+'],
  ['', ''],
])('the text %j starts with a capital: %j', (text, expected) => {
  expect(startWithCapital(text)).toBe(expected)
})
