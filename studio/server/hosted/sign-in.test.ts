// Who gets into a studio for many people: with the real protocol, against a real identity service.
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FileState, Refusal } from '../../protocol.ts'
import { person, startHostedStudio, type HostedStudio } from '../../tests/fixtures/hosted-studio.ts'
import type { Visitor } from '../../tests/fixtures/visitor.ts'

const DANA = person('Dana').address
const SESSION = '__Host-studio'
let hosted: HostedStudio
let port: string

beforeAll(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  hosted = await startHostedStudio()
  port = new URL(hosted.settings.STUDIO_ORIGIN).port
})
beforeEach(() => {
  Object.assign(hosted.service.spoil, { claims: undefined, signature: undefined })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await hosted.close()
})

const isIn = async (visitor: Visitor) => (await visitor.ask('/edit/api/me')).status === 200
const session = (visitor: Visitor) => visitor.cookies.get(`${port} ${SESSION}`)

/** What the page says to somebody who comes back and is refused. */
async function refusal(visitor: Visitor, address: string): Promise<string> {
  const response = await visitor.ask(address)
  expect([response.status, session(visitor)]).toEqual([403, undefined])
  expect(await isIn(visitor)).toBe(false)
  return /role="status">(.+?)</.exec(await response.text())?.[1] ?? ''
}

test('who is on the list signs in for eight hours, in a cookie for this host only', async () => {
  const visitor = hosted.visitor()
  const response = await visitor.signIn(DANA.toUpperCase())
  expect([response.status, response.headers.get('location')]).toEqual([303, '/edit/'])
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith(`${SESSION}=`))
  expect(cookie).toMatch(/; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await visitor.get('me')).toEqual(person('Dana'))
})

test.each([
  '/',
  '/care',
  '/edit/',
  '/edit/preview?path=/care',
  '/edit/api/files',
  '/edit/api/file?name=content/pages/care.yaml',
  '/edit/api/picture?name=chair',
  '/edit/api/icons?name=phone',
  '/edit/api/palette',
  '/media/chair.abc123-480.webp',
  '/edit/studio.tsx',
])('without a sign-in, %s says nothing of the content', async (path) => {
  const refused = await hosted.visitor().ask(path)
  const { message } = (await refused.json()) as Refusal
  expect([refused.status, message]).toEqual([401, 'You are signed out. Your work is still in this window.'])
  const inTab = await hosted.visitor().ask(path, { headers: { accept: 'text/html' } })
  expect([inTab.status, inTab.headers.get('location'), await inTab.text()]).toEqual([303, '/edit/sign-in', ''])
  expect((await hosted.visitor().post('save', { name: 'content/pages/care.yaml' })).status).toBe(401)
})

test.each([
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['a token for another client', { claims: { aud: 'another' } }],
  ['another nonce', { claims: { nonce: 'another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['an expired token', { claims: { exp: 1000 } }],
  ['a false signature', { signature: true }],
])('%s is refused', async (_what, spoil) => {
  const visitor = hosted.visitor()
  const address = await visitor.identify(DANA)
  Object.assign(hosted.service.spoil, spoil)
  expect(await refusal(visitor, address)).toBe('Signing in did not work. Sign in again.')
})

test('another state, a code that was used, and a return in another browser are refused', async () => {
  const visitor = hosted.visitor()
  const address = await visitor.identify(DANA)
  expect(await refusal(hosted.visitor(), address)).toMatch(/^Signing in took too long, or began in another browser/)
  const copy = hosted.visitor()
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
  expect((await visitor.ask(address)).status).toBe(303)
  expect(await refusal(copy, address)).toMatch(/^Signing in did not work/)
  const other = hosted.visitor()
  const mixed = (await other.identify(DANA)).replace(/state=[^&]+/, 'state=another')
  expect(await refusal(other, mixed)).toMatch(/^Signing in did not work/)
  expect(
    await refusal(other, `${hosted.settings.STUDIO_ORIGIN}/edit/sign-in/return?error=access_denied`),
  ).toBeTruthy()
})

test('who is not on the list is told so', async () => {
  const stranger = hosted.visitor()
  expect(await refusal(stranger, await stranger.identify('eve@evil.example'))).toMatch(/^eve@evil.example is not on/)
})

test('who is taken off the list is out at once, and a list that cannot be read lets nobody in', async () => {
  const visitor = await hosted.as('Lee')
  const others = [person('Dana')]
  hosted.setPeople(others)
  expect((await visitor.ask('/edit/api/me')).status).toBe(401)
  for (const broken of [[...others, ...others], 'Dana', [{ address: 'dana' }]]) {
    hosted.setPeople(broken)
    vi.mocked(console.warn).mockClear()
    expect((await visitor.ask('/edit/api/me')).status).toBe(503)
    expect((await visitor.ask('/edit/api/files')).status).toBe(503)
    expect(vi.mocked(console.warn).mock.calls, 'The log says it once').toEqual([[expect.stringContaining('people')]])
  }
  hosted.resetPeople()
  expect(await isIn(visitor)).toBe(true)
})

test('a session that somebody planted, changed, or ended is none; each sign-in begins another', async () => {
  const visitor = hosted.visitor()
  for (const planted of [
    'x',
    encodeURIComponent(JSON.stringify({ address: DANA, until: 9e15 })),
    `${'x'.repeat(40)}.x`,
  ]) {
    visitor.cookies.set(`${port} ${SESSION}`, planted)
    expect(await isIn(visitor)).toBe(false)
  }
  await visitor.signIn(DANA)
  const first = session(visitor) ?? ''
  await visitor.signIn(DANA)
  expect(session(visitor)).not.toBe(first)
  visitor.cookies.set(`${port} ${SESSION}`, first.replace('dana', 'kim%2F'))
  expect(await isIn(visitor)).toBe(false)
  visitor.cookies.set(`${port} ${SESSION}`, first)
  const out = await visitor.ask('/edit/sign-out')
  expect([out.status, session(visitor)]).toEqual([303, undefined])
  visitor.cookies.set(`${port} ${SESSION}`, first)
  await hosted.restart()
  expect(await isIn(visitor), 'A copy of the cookie, after a restart').toBe(false)
})

test('a session ends after eight hours; after signing in again, what was typed is there', async () => {
  const visitor = await hosted.as('Dana')
  const { pageKey } = visitor
  const name = 'content/pages/care.yaml'
  expect((await visitor.post('draft', { name, value: { typed: 'late' }, base: {}, tab: 'open' })).status).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 3600_000 + 1 })
  expect((await visitor.ask('/edit/api/files')).status).toBe(401)
  vi.useRealTimers()
  const again = await hosted.as('Dana')
  expect(again.pageKey).toBe(pageKey)
  expect((await again.get<FileState>(`file?name=${name}`)).drafts).toMatchObject([{ value: { typed: 'late' } }])
  await again.post('draft', { name, tab: 'open' })
  const other = await hosted.as('Kim')
  other.pageKey = pageKey
  expect((await other.ask('/edit/api/files')).status).toBe(403)
})

test('signing in leads to the studio only, whatever the address says', async () => {
  const visitor = hosted.visitor()
  for (const more of [
    '?back=https://evil.example',
    '?return_to=//evil.example',
    '?redirect_uri=https://evil.example',
  ]) {
    const start = await visitor.ask(`/edit/sign-in/start${more}`)
    expect(start.headers.get('location')).toMatch(new RegExp(`^${hosted.service.issuer}/`))
    expect(start.headers.get('location')).not.toContain('evil')
  }
  const address = await visitor.identify(DANA)
  const response = await visitor.ask(`${address}&back=https://evil.example`)
  expect(response.headers.get('location') ?? '/edit/').toBe('/edit/')
})

test('a page elsewhere, another name of the host and a path outside the work tree are refused', async () => {
  const visitor = await hosted.as('Dana')
  const wish = { name: 'content/pages/care.yaml', value: {}, tab: 'x' }
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await visitor.post('draft', wish, headers)).status).toBe(403)
  const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
  expect((await visitor.ask('/edit/sign-out', { headers: fromElsewhere })).status).toBe(403)
  expect((await visitor.ask('/edit/', { headers: fromElsewhere })).status).toBe(200)
  expect((await visitor.post('draft', wish, fromElsewhere)).status).toBe(403)
  expect((await visitor.ask('/edit/api/files', { headers: { 'x-studio-page': 'x' } })).status).toBe(403)
  const named = request({ port, path: '/edit/sign-in', headers: { host: `evil.example:${port}` } }).end()
  expect(((await once(named, 'response')) as [IncomingMessage])[0].statusCode).toBe(403)
  for (const name of ['content/../../../repository/config', 'content/pages/../../../drafts/x.yaml', '/etc/passwd'])
    expect((await visitor.ask(`/edit/api/file?name=${encodeURIComponent(name)}`)).status).toBe(400)
})

test('while the identity service is down, who is in goes on, and who comes reads why it must wait', async () => {
  await hosted.restart()
  const visitor = await hosted.as('Dana')
  await hosted.restart()
  const { issuer } = hosted.service
  const original = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) =>
    String(request[0]).startsWith(issuer) ? Promise.reject(new TypeError('fetch failed')) : original(...request),
  )
  const refused = await hosted.visitor().ask('/edit/sign-in/start')
  expect([refused.status, ((await refused.json()) as Refusal).message]).toEqual([
    503,
    expect.stringMatching(/drafts are kept/),
  ])
  expect(console.warn, 'The log says why').toHaveBeenLastCalledWith(expect.stringContaining('fetch failed'))
  expect(await isIn(visitor)).toBe(true)
  vi.mocked(fetch).mockRestore()
  expect(await isIn(await hosted.as('Dana'))).toBe(true)
})

test('too many requests of one person or one address are refused, and others go on', async () => {
  await hosted.restart(20)
  const [dana, max] = [await hosted.as('Dana'), await hosted.as('Max')]
  for (const [sender, status, headers] of [
    [hosted.visitor(), 401, { 'x-forwarded-for': '203.0.113.1, 198.51.100.7' }],
    [dana, 200, {}],
  ] as const) {
    const statuses = new Set<number>()
    for (let sent = 0; sent < 21; sent += 1) statuses.add((await sender.ask('/edit/api/me', { headers })).status)
    expect([...statuses]).toEqual([status, 429])
  }
  expect(await isIn(max)).toBe(true)
  expect((await hosted.visitor().ask('/health')).status).toBe(200)
  await hosted.restart()
})
