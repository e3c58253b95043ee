import { expect, test } from 'vitest'
import { correctTerms } from './correct-terms.ts'

const known = new Set(['acne', 'hair', 'fall', 'loss', 'head', 'pain', 'foreskin', 'headache'])
const corrected = (words: string) => correctTerms(words.split(' '), (term) => known.has(term)).join(' ')

test.each([
  ['swapped letters', 'ance', 'acne'],
  ['two words written as one', 'hairfall', 'hair fall'],
  ['one word written as two', 'fore skin', 'foreskin'],
  ['words that are known, though they could be joined', 'hair loss head pain', 'hair loss head pain'],
  ['a word that no rule corrects', 'xqzwv pain', 'xqzwv pain'],
])('%s', (_, words, expected) => {
  expect(corrected(words)).toBe(expected)
})
