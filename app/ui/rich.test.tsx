import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RichText } from '../content/rich-text.ts'
import { Rich } from './rich.tsx'

const term = { term: 'anemia', means: 'too few red cells' }

const held = (text: RichText) =>
  /<span class="[^"]*held[^"]*">(.*?)<dfn.*<\/dfn>.*<\/span>(.*?)<\/span>/
    .exec(renderToStaticMarkup(<Rich text={text} />))
    ?.slice(1)

test.each<[string, RichText, string[]]>([
  ['a comma', ['With ', term, ', or tired'], ['', ',']],
  ['a bracket on both sides', ['Iron is low (', term, ').'], ['(', ').']],
  ['words alone', ['With ', term, ' and more'], ['', '']],
  ['nothing', [term], ['', '']],
])('a term holds what touches it, which no line may begin or end with: %s', (_, text, marks) => {
  expect(held(text)).toEqual(marks)
})

test('the marks that a term holds stand once', () => {
  const words = renderToStaticMarkup(<Rich text={['Low (', term, '), ', term, '.']} />).replaceAll(/<[^>]+>/g, '')
  expect(words).toBe('Low (anemia (too few red cells)), anemia (too few red cells).')
})
