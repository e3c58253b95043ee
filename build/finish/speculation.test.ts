import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { fetchFormPagesAhead } from './speculation.ts'

const finished = (link: string) => {
  const document = parse(`<html><head></head><body>${link}</body></html>`)
  fetchFormPagesAhead(document)
  return serialize(document)
}

test('a page that links to a form lets browsers fetch it ahead, and not render it', () => {
  expect(finished('<a href="/form" data-document="true">x</a>')).toContain(
    '<script type="speculationrules">{"prefetch":[{"where":{"selector_matches":"[data-document]"},"eagerness":"moderate"}]}</script></head>',
  )
})

test('other pages have no rules', () => {
  expect(finished('<a href="/form">x</a>')).not.toContain('speculationrules')
})
