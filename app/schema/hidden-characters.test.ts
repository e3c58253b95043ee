import { expect, test } from 'vitest'
import { change, HOME, testMistakes } from '../../tests/fixtures/mistakes.ts'
import { siteWith } from '../../tests/fixtures/sites.ts'
import { withoutHidden } from './hidden-characters.ts'

/** Each can turn the letters of a word around, split the word, or hide in it. */
const HIDDEN: Readonly<Record<string, string>> = {
  'a control character': '\u0007',
  'a bidirectional override': '\u202e',
  'a bidirectional isolate': '\u2066',
  'a direction mark': '\u200f',
  'a soft hyphen': '\u00ad',
  'a zero-width space': '\u200b',
  'a zero-width joiner': '\u200d',
  'a byte-order mark': '\ufeff',
  'a variation selector': '\ufe0f',
  'a filler': '\u3164',
  'a letter of a tag': '\u{e0041}',
  'a separator of lines': '\u2028',
  'a private character': '\uf0b7',
}

const code = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
const escaped = (character: string) => JSON.stringify(`Get S${character}tarted`).replace(character, yamlEscape)
const yamlEscape = (character: string) =>
  String.raw`\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`

testMistakes([
  ...Object.entries(HIDDEN).map(([name, character]) => ({
    name,
    edits: change(HOME, 'cue: Get Started', `cue: ${escaped(character)}`),
    at: [HOME, 'cue:', 'sections.1.cue'] as const,
    remedy: `has an invisible character (${code(character)}) after “Get S”. Delete the text and type it again.`,
  })),
  {
    name: 'an override as it comes from a program',
    edits: change('clinic.yaml', '1 Harbour Street', '1 \u202eHarbour Street'),
    at: ['clinic.yaml', 'streetAddress', 'address.streetAddress'],
    remedy: 'an invisible character (U+202E) after “1 ”',
  },
  {
    name: 'an override in a comment, which turns around the lines of a diff',
    edits: change('clinic.yaml', '# A small clinic', '# A \u202esmall clinic'),
    at: ['clinic.yaml', '# A ', ''],
    remedy: 'an invisible character (U+202E)',
  },
])

test('emoji, their joiners and the word joiner stay', async () => {
  const words = 'Call 9-\u20608-\u20608 👩🏽‍⚕️ ❤️ 🏳️‍🌈 1️⃣ 🇨🇦'
  expect(withoutHidden(words)).toBe(words)
  await siteWith(change(HOME, 'lede: We answer', `lede: ${words}`))
})

test('what the studio leaves out when it saves is what is refused', () => {
  for (const character of Object.values(HIDDEN)) expect(withoutHidden(`a${character}b`)).toBe('ab')
})
