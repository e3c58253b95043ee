import { expect, test } from 'vitest'
import { lineWith, problemsWith, siteWith, type Edits } from '../../tests/fixtures/sites.ts'

test('a former path listed twice is a problem with file, line, field and remedy', async () => {
  const edits: Edits = {
    'pages/home.yaml': ['name: Home\n', 'name: Home\nformerPaths: [/start, /former-care, /start]\n'],
  }
  const at = { file: 'pages/home.yaml', line: lineWith(edits, 'pages/home.yaml', 'formerPaths') }
  expect(await problemsWith(edits)).toEqual([
    { ...at, field: 'formerPaths.1', message: '/former-care already redirects to /care. Keep it on one page, once.' },
    { ...at, field: 'formerPaths.2', message: '/start already redirects to /. Keep it on one page, once.' },
  ])
})

test('a link to a former path keeps its address and knows the page behind it', async () => {
  const { navigation } = await siteWith({})
  expect(navigation.menus[0]?.links.map(({ link }) => link)).toEqual([
    { href: '/care' },
    { href: '/former-care', leadsTo: '/care' },
  ])
})
