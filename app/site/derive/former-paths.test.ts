import { expect, test } from 'vitest'
import { siteWith } from '../../../tests/fixtures/sites.ts'
import { redirectsOf } from './shared-content.server.ts'

test('a link to a former path keeps its address and names the page that it leads to', async () => {
  const { navigation } = await siteWith({})
  expect(navigation.menus[0]?.links.map(({ link }) => link)).toEqual([
    { href: '/care' },
    { href: '/former-care', leadsTo: '/care' },
    { href: '/exercise' },
  ])
})

test('a former path may lead to a section of its page', async () => {
  const { pages } = await siteWith({
    'pages/care.yaml': ['- /former-care', '- { path: /former-care, anchor: questions }'],
  })
  expect(redirectsOf(pages.values())).toMatchObject({ '/former-care': '/care#questions' })
})
