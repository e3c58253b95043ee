import { expect, test } from 'vitest'
import { lineWith, problemsWith, siteWith, type Edits } from '../../tests/fixtures/sites.ts'

test('a former path of two pages, or twice on one: says file, line, field and remedy', async () => {
  const edits: Edits = {
    'pages/home.yaml': ['name: Home\n', 'name: Home\nformerPaths: [/start, /former-care, /start]\n'],
  }
  const at = { file: 'pages/home.yaml', line: lineWith(edits, 'pages/home.yaml', 'formerPaths') }
  expect(await problemsWith(edits)).toEqual([
    { ...at, field: 'formerPaths.1', message: '/former-care leads on to /care already. Keep it on one page, once.' },
    { ...at, field: 'formerPaths.2', message: '/start leads on to / already. Keep it on one page, once.' },
  ])
})

test('a link by a former path keeps its address and knows the page that it leads on to', async () => {
  const { navigation } = await siteWith({})
  expect(navigation.menus[0]?.links.map(({ link }) => link)).toEqual([
    { href: '/care' },
    { href: '/former-care', leadsTo: '/care' },
  ])
})
