import { expect, test, vi } from 'vitest'
import { CARE, change, testMistakes } from '../../tests/fixtures/mistakes.ts'
import { path } from './fields.ts'

const SITE = ['404', '500', 'assets', 'media', 'edit', 'styleguide', 'policy-reports']
const DEVICES = ['aux', 'con', 'nul', 'prn', 'com1', 'lpt9']
const ofDevice = (name: string) => `Windows keeps the name "${name}" for a device. Choose another`
const ofHosts = (name: string) => `Hosts keep the name "${name}" for themselves. Choose another`

test.each([
  ...SITE.map((name) => [`/${name}`, `The site itself uses /${name}. Choose another`]),
  ['/edit/care', 'The site itself uses /edit.'],
  ...DEVICES.flatMap((name) => [`/${name}`, `/care/${name}`, `/${name}/care`].map((each) => [each, ofDevice(name)])),
  ...['/index', '/care/index', '/index/care'].map((each) => [each, ofHosts('index')]),
  ['/care/404', ofHosts('404')],
  ['/cdn-cgi/care', ofHosts('cdn-cgi')],
  [`/${'care'.repeat(30)}`, 'Too big'],
])('no page has the address %s', (address = '', reason = '') => {
  expect(path.safeParse(address).error?.issues[0]?.message).toContain(reason)
})

test.each(['/', '/indexes', '/care/edit', '/console', '/com10', '/4040'])(
  'a page may have the address %s',
  (address) => {
    expect(path.safeParse(address).success).toBe(true)
  },
)

test('no page has the address of a route of the code', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const { default: routes } = await import('../routes.ts')
  vi.unstubAllEnvs()
  const taken = routes.flatMap((route) => route.path ?? []).filter((each) => each !== '*')
  expect(taken.length).toBeGreaterThan(0)
  for (const each of taken) expect(path.safeParse(`/${each.replace(/^\//, '')}`).success, each).toBe(false)
})

testMistakes([
  {
    name: 'page that would take the place of the home page',
    edits: change(CARE, 'path: /care\n', 'path: /index\n'),
    at: [CARE, 'path:', 'path'],
    remedy: ofHosts('index'),
  },
  {
    name: 'former path that would take the place of the home page',
    edits: change(CARE, '- /former-care', '- /former-care\n  - /index'),
    at: [CARE, '- /index', 'formerPaths.1'],
    remedy: ofHosts('index'),
  },
  {
    name: 'former path of the studio that leads to a section',
    edits: change(CARE, '- /former-care', '- /former-care\n  - { path: /edit, anchor: questions }'),
    at: [CARE, '/edit', 'formerPaths.1.path'],
    remedy: 'The site itself uses /edit. Choose another address.',
  },
])
