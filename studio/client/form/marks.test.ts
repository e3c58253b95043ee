// What Ctrl+B, Ctrl+I and Ctrl+K make of a text. | is the caret, and ‹ › are around what is selected.
import { expect, test } from 'vitest'
import { markAround, withMark, withoutMark, type Selected } from './marks.ts'

type Kind = Parameters<typeof withMark>[1]

function read(shown: string): Selected {
  const start = shown.search(/[|‹]/)
  const text = shown.replaceAll(/[|‹›]/g, '')
  return { text, start, end: shown.includes('›') ? shown.indexOf('›') - 1 : start }
}

function shown({ text, start, end }: Selected): string {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`
  return `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`
}

function pressed(before: string, kind: Kind, href?: string): string {
  const selected = read(before)
  const mark = markAround(selected, kind)
  return shown(mark ? withoutMark(selected.text, mark) : withMark(selected, kind, href))
}

test.each<[before: string, kind: Kind, after: string, again: string]>([
  ['Ask ‹us› now', 'strong', 'Ask **‹us›** now', 'Ask ‹us› now'],
  ['Ask ‹us› now', 'em', 'Ask *‹us›* now', 'Ask ‹us› now'],
  ['Ask ‹us› now', 'link', 'Ask [‹us›](/a) now', 'Ask ‹us› now'],
  ['Ask ‹us ›now', 'strong', 'Ask **‹us›** now', 'Ask ‹us› now'],
  ['Ask no|w', 'strong', 'Ask **‹now›**', 'Ask ‹now›'],
  ['Don’|t ask', 'em', '*‹Don’t›* ask', '‹Don’t› ask'],
  ['Ask |', 'strong', 'Ask **|**', 'Ask |'],
  ['|', 'em', '*|*', '|'],
  ['Ask |', 'link', 'Ask [‹words of the link›](/a)', 'Ask |'],
  ['‹Pay {facts.visitPrice}› now', 'strong', '**‹Pay {facts.visitPrice}›** now', '‹Pay {facts.visitPrice}› now'],
  ['‹[Ask us](/b)›', 'strong', '**‹[Ask us](/b)›**', '‹[Ask us](/b)›'],
])('%s with %s becomes %s, and then %s', (before, kind, after, again) => {
  expect(pressed(before, kind, '/a')).toBe(after)
  expect(pressed(after, kind, '/a')).toBe(again)
})

test.each<[before: string, kind: Kind, after: string]>([
  ['Ask **u|s** now', 'strong', 'Ask ‹us› now'],
  ['‹Ask **us**› now', 'strong', '**‹Ask us›** now'],
  ['Ask ‹**us**› now', 'strong', 'Ask ‹us› now'],
  ['Ask *u‹s* now›', 'strong', 'Ask **‹us now›**'],
  ['Ask *‹us›* now', 'strong', 'Ask **‹us›** now'],
  ['Ask *‹us›* now', 'link', 'Ask [‹us›](/a) now'],
  ['‹Ask [us](/b)› now', 'link', '[‹Ask us›](/a) now'],
  ['Ask [u|s](/b) now', 'link', 'Ask ‹us› now'],
  ['*a* and ‹b›', 'em', '*a* and *‹b›*'],
])('%s with %s becomes %s', (before, kind, after) => {
  expect(pressed(before, kind, '/a')).toBe(after)
})

test('an address with brackets stays whole', () => {
  const address = 'https://en.wikipedia.org/wiki/Acne_(disease)'
  const linked = withMark(read('‹Acne›'), 'link', address)
  expect(markAround(linked, 'link')).toMatchObject({ words: 'Acne', href: address })
})
