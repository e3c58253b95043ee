import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinShortSyllables, startWithCapital, typeset } from './typeset.ts'

/** With a dot for each no-break space, and a tie for each word joiner. */
const visible = (text: string) => text.replaceAll('\u00a0', '·').replaceAll('\u2060', '‿')

test.each([
  ['quotes open before words and close after them', `Say "no" and 'yes'`, 'Say “no” and ‘yes’'],
  ['quotes inside brackets and after a dash are opening quotes', `("no") – 'yes'`, '(“no”) – ‘yes’'],
  ['a quote in a quote opens with it', `"'Yes', she said" and '"no"'`, '“‘Yes’, she said” and ‘“no”’'],
  [
    'an apostrophe may begin a word',
    `the '90s, rock 'n' roll, 'til we stop`,
    'the ’90s, rock ’n’ roll, ’til we stop',
  ],
  ['an apostrophe becomes curly', "the clinic's men's page", 'the clinic’s men’s page'],
  ['a range does not break', '2–3', '2‿–‿3'],
  ['a range does not break from its unit', '24–48 hours', '24‿–‿48·hours'],
  ['a figure does not break from its unit', 'in 2 minutes, 5 mg, 38 °C', 'in 2·minutes, 5·mg, 38·°C'],
  ['a time of day does not break', '9 am to 5 pm', '9·am·to·5·pm'],
  ['a postal code does not break', 'Elm Street B3H 0A0', 'Elm Street B3H·0A0'],
  ['a part of the week does not break', 'Monday to Friday', 'Monday·to·Friday'],
  ['days do not break from their hours', 'Mon–Fri 9–5, Sat 9–3', 'Mon‿–‿Fri·9‿–‿5, Sat·9‿–‿3'],
  ['a vitamin keeps its letter', 'B vitamins, Vitamin C, vitamin B12', 'B·vitamins, Vitamin·C, vitamin·B12'],
  [
    'a figure keeps the word after its hyphen',
    'Free 15-Minute talk, 2-minute check',
    'Free 15-‿Minute talk, 2-‿minute check',
  ],
  ['a phone number does not break', '(403) 555-0142', '(403)·555-‿0142'],
  ['a helpline does not break', '9-8-8 or 1-866-332-2322', '9-‿8-‿8 or 1-‿866-‿332-‿2322'],
  ['a name that people dial does not break', 'Help Line: 811', 'Help·Line: 811'],
  ['a dash between words may break', 'calm – and exact', 'calm – and exact'],
  ['a number before another word may break', 'step 2 follows', 'step 2 follows'],
])('%s', (_, source, set) => {
  expect(visible(typeset(source))).toBe(set)
})

test.each([
  ['M-UNE and High-C, with B-complex', 'M-‿UNE and High-‿C, with B-‿complex'],
  ['a check-in, two follow-ups, a no-show', 'a check-‿in, two follow-‿ups, a no-‿show'],
  ['non-binary, high-dose, 9-8-8', 'non-‿binary, high-‿dose, 9-8-8'],
  ['health-conscious', 'health-conscious'],
])('no break at the hyphen of a short syllable: %s', (source, joined) => {
  const once = joinShortSyllables(source)
  expect(visible(once)).toBe(joined)
  expect(joinShortSyllables(once)).toBe(once)
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
