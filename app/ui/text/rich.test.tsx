import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RichText } from '../../schema/rich-text.ts'
import { Rich } from './rich.tsx'

const term = { term: 'anemia', means: 'too few red cells' }

const punctuationAround = (text: RichText) =>
  /<span class="[^"]*noBreak[^"]*">(.*?)<dfn.*<\/dfn>.*<\/span>(.*?)<\/span>/
    .exec(renderToStaticMarkup(<Rich text={text} />))
    ?.slice(1)

test.each<[string, RichText, string[]]>([
  ['a comma', ['With ', term, ', or tired'], ['', ',']],
  ['a bracket on both sides', ['Iron is low (', term, ').'], ['(', ').']],
  ['no punctuation', ['With ', term, ' and more'], ['', '']],
  ['a term alone', [term], ['', '']],
])('punctuation beside a term stays on its line: %s', (_, text, punctuation) => {
  expect(punctuationAround(text)).toEqual(punctuation)
})

test('punctuation beside a term is shown only once', () => {
  const words = renderToStaticMarkup(<Rich text={['Low (', term, '), ', term, '.']} />).replaceAll(/<[^>]+>/g, '')
  expect(words).toBe('Low (anemia (too few red cells)), anemia (too few red cells).')
})
