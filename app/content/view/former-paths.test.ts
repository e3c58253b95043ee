import { expect, test } from 'vitest'
import { formerPaths } from './shared-content.server.ts'
import { lineWith, problemsWith, siteWith, type Edits } from '../../../tests/fixtures/sites.ts'

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

test('a former path may lead to a section of its page, which must exist', async () => {
  const toSection = (anchor: string): Edits => ({
    'pages/care.yaml': ['formerPaths: [/former-care]', `formerPaths: [{ path: /former-care, anchor: ${anchor} }]`],
  })
  const { pages } = await siteWith(toSection('questions'))
  expect(formerPaths(pages.values())).toEqual({ '/former-care': '/care#questions' })
  const edits = toSection('lost')
  expect(await problemsWith(edits)).toEqual([
    {
      file: 'pages/care.yaml',
      line: lineWith(edits, 'pages/care.yaml', 'formerPaths'),
      field: 'formerPaths.0.anchor',
      message: 'This page has no section with the id "lost". Give it that id, or remove the anchor.',
    },
  ])
})
