// Fails when another site, another user or a file outside the content gets through to the studio.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Refusal } from '../protocol.ts'
import type { Reads } from './answer.ts'
import { handOver } from './hand-over.ts'
import { PAGE_KEY_HEADER, StudioKey } from './key.ts'
import { startTestStudio, type TestStudio } from '../tests/fixtures/studio.ts'

const CARE = 'content/pages/care.yaml'
let studio: TestStudio

beforeAll(async () => {
  studio = await startTestStudio()
})
afterAll(() => studio.close())

const ownHeaders = () => ({
  host: `localhost:${studio.port}`,
  origin: `http://localhost:${studio.port}`,
  'content-type': 'application/json',
})

/** Status of saving a page with other headers or another body. The page must stay as it is. */
async function statusOfSave(headers: Record<string, string | undefined>, body?: string): Promise<number> {
  const before = studio.read(CARE)
  const given = Object.entries({ ...ownHeaders(), ...headers }).filter(
    (each): each is [string, string] => each[1] !== undefined,
  )
  const answer = await studio.raw('/edit/api/save', {
    method: 'POST',
    headers: Object.fromEntries(given),
    body: body ?? JSON.stringify(studio.edited(CARE, 'name: Care\n', 'name: Stolen\n')),
  })
  expect(studio.read(CARE)).toBe(before)
  return answer.status
}

test('a page elsewhere cannot save', async () => {
  expect(await statusOfSave({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusOfSave({ origin: `http://localhost:${studio.port + 1}` })).toBe(403)
  expect(await statusOfSave({ origin: 'null' })).toBe(403)
  expect(await statusOfSave({ origin: undefined })).toBe(403)
  expect(await statusOfSave({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOfSave({ 'sec-fetch-site': 'same-site' })).toBe(403)
})

test('another name for this machine is refused, as DNS rebinding would use it', async () => {
  const host = `evil.example:${studio.port}`
  expect(await statusOfSave({ host, origin: `http://${host}` })).toBe(403)
  expect((await studio.raw('/edit/api/files', { headers: { host } })).status).toBe(403)
  expect((await studio.raw('/edit/', { headers: { host: 'localhost' } })).status).toBe(403)
  expect((await studio.raw('/edit/', { headers: { host: `localhost:${studio.port}` } })).status).toBe(200)
})

test.each([
  '/',
  '/care',
  '/edit',
  '/edit/',
  '/edit/preview?path=/care',
  '/edit/api/files',
  '/edit/api/icon',
  '/x.js',
])('without the key, %s answers 403 and says how to open the studio', async (path) => {
  for (const cookie of ['', `studio-${studio.port}=`, `studio-${studio.port}=${'x'.repeat(43)}`, 'studio-1=x']) {
    const refused = await studio.raw(path, { headers: { cookie } })
    expect([refused.status, refused.json<Refusal>().message]).toEqual([403, expect.stringContaining('terminal')])
    const inTab = await studio.raw(path, { headers: { cookie, accept: 'text/html' } })
    expect([inTab.status, inTab.text]).toEqual([403, refused.json<Refusal>().message])
  }
  expect(await statusOfSave({ cookie: '' })).toBe(403)
})

test('the code in the address works once, gives the key in a cookie, and leaves the address', async () => {
  const { code } = studio.key
  const open = (given: string, path = '/edit/') =>
    studio.raw(`${path}?code=${given}`, { headers: { cookie: '', host: `127.0.0.1:${studio.port}` } })
  expect((await open('x'.repeat(code.length))).status).toBe(403)
  const { status, headers } = await open(code)
  expect([status, headers['location']]).toEqual([303, '/edit/'])
  expect(headers['set-cookie']).toEqual([
    `${studio.key.cookie(studio.port)}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict`,
  ])
  expect((await open(code)).status).toBe(403)
  expect((await open(studio.key.code, '//evil.example/..//x')).headers['location']).toBe('/x')
})

test('the key is in a file that only its user can read, and survives a restart', () => {
  const file = join(studio.draftsFolder, 'key')
  expect([statSync(studio.draftsFolder), statSync(file)].map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600])
  chmodSync(file, 0o644)
  const next = new StudioKey(studio.draftsFolder)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect([next.cookie(1), next.page]).toEqual([studio.key.cookie(1), studio.key.page])
  expect(next.code).not.toBe(studio.key.code)
  writeFileSync(file, 'short')
  expect(new StudioKey(studio.draftsFolder).cookie(1)).toMatch(/^studio-1=[\w-]{43}$/)
})

test('a script on a page of the site can neither change files nor get the page key', async () => {
  expect(await statusOfSave({ [PAGE_KEY_HEADER]: '' })).toBe(403)
  for (const what of ['files', `file?name=${CARE}`, 'choices', 'history', 'find?name=x', 'problems', 'changes'])
    expect((await studio.raw(`/edit/api/${what}`, { headers: { [PAGE_KEY_HEADER]: 'x' } })).status).toBe(403)
  for (const use of ['empty', 'iframe', 'object', 'script', 'serviceworker'])
    expect((await studio.raw('/edit/', { headers: { 'sec-fetch-dest': use } })).status).toBe(403)
  const page = await studio.raw('/edit/', { headers: { 'sec-fetch-dest': 'document' } })
  expect(page.text).toContain(studio.key.page)
  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin')
})

test('a page of the site sends nothing, and everything else is sandboxed', async () => {
  const policy = (await studio.get('/care')).headers['content-security-policy']
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules'; ")
  expect(policy).toContain("connect-src 'none'; frame-src 'none'; ")
  for (const path of ['/edit/api/files', '/edit/api/picture?name=chair', '/edit/api/icon', '/edit/nothing.js'])
    expect((await studio.get(path)).headers['content-security-policy']).toContain('sandbox')
})

test('a page elsewhere cannot read', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await studio.raw('/edit/api/files', { headers })).status).toBe(403)
  expect((await studio.raw('/edit/api/files', { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  const answer = await studio.get('/edit/api/files')
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('only JSON of at most 1 MiB is read, and pictures of at most 32', async () => {
  expect(await statusOfSave({ 'content-type': 'text/plain' })).toBe(415)
  expect(await statusOfSave({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(415)
  expect(await statusOfSave({ 'content-type': undefined })).toBe(415)
  expect(await statusOfSave({}, 'name=x')).toBe(400)
  expect(await statusOfSave({}, '[]')).toBe(400)
  expect(await statusOfSave({}, '{"name":1}')).toBe(400)
  expect(await statusOfSave({}, JSON.stringify({ name: CARE, value: ['x'.repeat(1 << 20)], tab: 'x' }))).toBe(413)
  expect(await statusOfSave({ 'transfer-encoding': 'chunked' }, `"${'x'.repeat(1 << 20)}"`)).toBe(413)
  const picture = { name: 'x', alt: 'x', focal: [50, 50], replaces: false }
  expect((await studio.post('picture', { ...picture, data: 'x'.repeat(2 << 20) })).status).not.toBe(413)
  expect((await studio.post('picture', { ...picture, data: 'x'.repeat(32 << 20) })).status).toBe(413)
})

test.each([
  ['save', { name: CARE, tab: 'x' }, 'value'],
  ['save', { name: CARE, tab: 'x', value: null }, 'value'],
  ['hand-over', { files: CARE, title: 'x', author: 'x' }, 'files'],
  ['hand-over', { files: [CARE], title: 'x', author: {} }, 'author'],
  ['picture', { name: 'x', data: '', alt: 'x', focal: [50], replaces: false }, 'focal'],
])(
  'a request to %s without a valid field is refused, and the answer names the field',
  async (action, body, field) => {
    const answer = await studio.post(action, body)
    expect([answer.status, answer.json()]).toEqual([400, { message: `The request has no valid "${field}".` }])
  },
)

test('other methods and unknown addresses are refused', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await studio.raw('/edit/api/save', { method, headers: ownHeaders() })).status).toBe(405)
  for (const path of ['/edit/api/nothing', '/edit/api/constructor', '/edit/../package.json', '/edit/%2e%2e/x.js'])
    expect((await studio.get(path)).status).toBe(404)
  expect((await studio.post('constructor', {})).status).toBe(404)
})

test.each([
  'content/../package.json',
  'content/pages/../../../etc/passwd.yaml',
  '/etc/passwd',
  'content/schema/page.schema.json',
  'content/pages/.hidden.yaml',
  'content/pages/a.yaml\0.png',
  'CONTENT/clinic.yaml',
  '',
])('the file "%s" cannot be read, checked or saved', async (name) => {
  expect((await studio.get(`/edit/api/file?name=${encodeURIComponent(name)}`)).status).toBe(400)
  expect((await studio.get(`/edit/api/history?name=${encodeURIComponent(name)}`)).status).toBe(400)
  for (const action of ['draft', 'save'])
    expect((await studio.post(action, { name, value: { a: 1 }, tab: 'x' })).status).toBe(400)
})

test('a link in the content is neither followed nor written through, and a pipe is not opened', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'studio-outside-'))
  writeFileSync(join(outside, 'secret.yaml'), 'secret: 1\n')
  writeFileSync(join(outside, 'secret.webp'), 'secret')
  const inside = (name: string) => join(studio.root, 'content', name)
  symlinkSync(join(outside, 'secret.yaml'), inside('pages/linked.yaml'))
  symlinkSync(outside, inside('pages/folder'))
  symlinkSync(join(outside, 'secret.webp'), inside('images/linked.webp'))
  symlinkSync(join(outside, 'new.webp'), inside('images/new.webp'))
  execFileSync('mkfifo', [inside('images/pipe.webp'), inside('pages/pipe.yaml')])
  for (const name of ['content/pages/linked.yaml', 'content/pages/folder/secret.yaml', 'content/pages/pipe.yaml']) {
    expect((await studio.get(`/edit/api/file?name=${name}`)).status).toBe(400)
    for (const action of ['draft', 'save'])
      expect((await studio.post(action, { name, value: { secret: 2 }, tab: 'x' })).status).toBe(400)
    const wish = { files: [name], title: 'x', author: 'x' }
    expect((await studio.post('hand-over', wish)).status).toBe(400)
  }
  for (const name of ['linked', 'new', 'pipe']) {
    expect((await studio.get(`/edit/api/picture?name=${name}`)).status).toBe(400)
    expect((await studio.get(`/media/${name}.abc123-480.webp`)).status).toBe(400)
  }
  const data = (
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
  ).toString('base64')
  const picture = { name: 'new', data, alt: 'A new picture of a room', focal: [50, 50], replaces: false }
  expect((await studio.post('picture', picture)).status).toBe(400)
  const created = await studio.post('create-page', { from: CARE, path: '/folder/new', name: 'New' })
  expect(created.status).toBe(400)
  expect(readdirSync(outside).sort()).toEqual(['secret.webp', 'secret.yaml'])
  const { files } = (await studio.get('/edit/api/files')).json<Reads['files']>()
  expect(files.filter(({ name }) => /linked|folder|pipe/.test(name))).toEqual([])
  const problems = await studio.studio.problems()
  expect(problems.filter(({ message }) => message.includes('link or a device')).map(({ file }) => file)).toEqual([
    'content/images/linked.webp',
    'content/images/new.webp',
    'content/images/pipe.webp',
    'content/pages/folder',
    'content/pages/linked.yaml',
    'content/pages/pipe.yaml',
  ])
  studio.git('clean', '-fdq')
  for (const name of ['images/pipe.webp', 'pages/pipe.yaml']) rmSync(inside(name), { force: true })
  studio.studio.showDrafts([CARE])
})

test('git gets names and words as arguments, never through a shell or as options', async () => {
  const proof = join(tmpdir(), `studio-proof-${process.pid}`)
  const wish = { files: [CARE], title: `"; touch ${proof}; "`, author: `$(touch ${proof})` }
  expect((await studio.post('hand-over', { ...wish, files: ['--all'] })).status).toBe(400)
  const before = studio.read(CARE)
  studio.write(CARE, before.replace('name: Care\n', 'name: Careful\n'))
  const { branch } = await handOver(studio.studio, wish)
  expect(studio.git('show', '--no-patch', '--format=%an|%s', branch).trim()).toBe(`${wish.author}|${wish.title}`)
  expect(existsSync(proof)).toBe(false)
  studio.write(CARE, before)
})

test("the studio's page runs nothing that is inline, foreign or made from text", async () => {
  const page = await studio.get('/edit/')
  expect((await studio.get('/edit')).text, 'The same without the slash').toBe(page.text)
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; " +
      "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  )
  expect(page.headers['x-content-type-options']).toBe('nosniff')
  expect(page.text).not.toMatch(/<script(?![^>]*src=)|style=|\son\w+=/)
  const preview = await studio.get('/edit/preview?path=/care')
  expect(preview.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src [^;]*; img-src [^;]*; font-src [^;]*; .*frame-ancestors 'self'$/,
  )
})
