// Fails when a new, renamed or removed page leaves a dead link, or takes what other pages need with it.
import { Hono } from 'hono'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { Refusal } from '../protocol.ts'
import { refuseOddPath } from './addresses.ts'
import { studioApp, type Reads } from './answer.ts'
import { CODE, startTestStudio } from '../tests/fixtures/studio.ts'

const CARE = 'content/pages/care.yaml'
const NEW = 'content/pages/rest.yaml'
const studio = await startTestStudio()
afterEach(() => studio.reset())
afterAll(() => studio.close())

const problems = async () => (await studio.studio.problems()).filter(({ blocksSaving }) => blocksSaving)
const changedLines = () =>
  studio
    .git('diff', '--unified=0', '--no-color')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line))

/** Saves a page with another address. */
async function rename(name: string, path: string) {
  return studio.post('save', studio.edited(name, /^path: .*/m, `path: ${path}`))
}

async function createRest() {
  return studio.post('create-page', { from: CARE, path: '/rest', name: 'Rest and sleep', menu: 0 })
}

test('a new page is at the end of a menu and in the search, and the site has no problem', async () => {
  const answer = await createRest()
  expect(answer.json()).toBe(NEW)
  expect(changedLines()).toEqual([
    '+      - text: Rest and sleep',
    '+        link: /rest',
    '+  - page: /rest',
    '+    words:',
    '+      - rest and sleep',
  ])
  expect(studio.read(NEW)).toMatch(/^path: \/rest\nname: Rest and sleep\nseo:\n/)
  expect(studio.read(NEW)).toContain('Rest and sleep | {clinic.name}')
  expect(await problems()).toEqual([])
})

test('a renamed page keeps its former address as a redirect, and links follow', async () => {
  const answer = await rename(CARE, '/help')
  expect(answer.status).toBe(200)
  expect(studio.read(CARE)).toMatch(/^path: \/help\nname: Care\nformerPaths:\n {2}- \/former-care\n {2}- \/care\n/)
  expect(studio.git('grep', '-hE', '/care([^a-z-]|$)', '--', 'content')).toBe('  - /care\n')
  expect(studio.read('content/navigation.yaml')).toContain('text: Care\n        link: /help')
  expect(studio.read('content/pages/care-form.yaml')).toContain('parent: /help')
  expect(await problems()).toEqual([])
  for (const former of ['/care', '/former-care']) {
    const { status, headers } = await studio.get(`${former}?from=mail`)
    expect([status, headers['location']]).toEqual([308, '/help?from=mail'])
  }
  await rename(CARE, '/care')
  expect(studio.read(CARE)).toMatch(/^path: \/care\nname: Care\nformerPaths:\n {2}- \/former-care\n {2}- \/help\n/)
})

test.each(['/edit', '/aux', '/care/index', '/404', '/Care', '/'])('no page gets the address %s', async (path) => {
  const created = await studio.post('create-page', { from: CARE, path, name: 'Rest and sleep' })
  const renamed = await rename(CARE, path)
  for (const answer of [created, renamed]) {
    expect(answer.status).toBe(422)
    expect(answer.json<Refusal>().message).toMatch(/Choose another|^Write the address|^The home page has/)
  }
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('every address of the studio is one that no page gets', () => {
  const { routes } = studioApp({ admit: new Hono(), code: CODE, clientFolder: 'studio/client' })
  const taken = routes.map(({ path }) => path).filter((path) => !['/*', '*'].includes(path))
  expect(taken.length).toBeGreaterThan(10)
  for (const path of taken) expect(() => refuseOddPath(path.replace(/\/\*?$/, '')), path).toThrow(/./)
})

test('a copied page says so until it differs', async () => {
  await createRest()
  const copied = async () =>
    (await studio.studio.problems()).filter(({ message }) => message.includes('words are the same'))
  expect((await copied()).map(({ file, blocksSaving }) => [file, blocksSaving])).toEqual([[NEW, false]])
  expect(studio.read(NEW)).toContain('service:\n    name: Rest and sleep\n')
  const lede = 'Sleep a little longer than before, and rest when you can.'
  const hero = `  - type: hero\n    tone: muted\n    layout: plain\n    title: Rest\n    lede: ${lede}\n`
  expect((await studio.post('save', studio.edited(NEW, /sections:[^]*/, `sections:\n${hero}`))).status).toBe(200)
  expect(await copied()).toEqual([])
})

test('the description of a new page ends with a whole sentence', async () => {
  const first = 'What the care is, who it is for, and what it costs for people out there.'
  const description = `${first} It takes so long to read that no search result has enough space for all of it.`
  const former = /description: What the care.*/.exec(studio.read(CARE))?.[0] ?? ''
  studio.write(CARE, studio.read(CARE).replace(former, `description: ${description}`))
  await createRest()
  expect(studio.read(NEW)).toContain(`description: Rest and sleep. ${first}\n`)
})

test('an address that is taken, redirects or is no address is refused', async () => {
  for (const path of ['/care-form', '/former-care', '/', 'rest', '/Rest', '/rest/', '/../x', '//evil.example']) {
    const created = await studio.post('create-page', { from: CARE, path, name: 'Rest and sleep' })
    const renamed = await rename('content/pages/care-form.yaml', path === '/care-form' ? '/care' : path)
    expect([path, created.status >= 400, renamed.status >= 400]).toEqual([path, true, true])
  }
  expect((await rename('content/pages/home.yaml', '/start')).status).toBe(409)
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('a page that something links to is not removed, and the answer says what', async () => {
  const answer = await studio.post('remove-page', { name: CARE })
  expect(answer.status).toBe(422)
  const files = answer.json<Refusal>().problems?.map(({ file }) => file)
  expect([...new Set(files)].sort()).toEqual([
    'content/messages.yaml',
    'content/navigation.yaml',
    'content/pages/home.yaml',
    'content/search.yaml',
  ])
  const { changes } = (await studio.get(`/edit/api/removal?name=${CARE}`)).json<Reads['removal']>()
  const below = changes.filter(({ name }) => name.startsWith('content/pages/'))
  expect(below.map(({ words }) => words)).toEqual(
    ['care-form', 'exercise'].map(() => [{ field: 'Page above', before: '/care', isHidden: true }]),
  )
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('a new page is removed with its links in a menu and the search', async () => {
  await createRest()
  expect((await studio.post('remove-page', { name: NEW })).status).toBe(200)
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('a page goes with what only it uses, after saying so, and all of that comes back with it', async () => {
  await createRest()
  const lede = 'Take {facts.nap} of rest, and write to Zzxyq on A4 paper.'
  const hero = `  - type: hero\n    tone: muted\n    layout: plain\n    title: Rest\n    lede: ${lede}\n`
  studio.write(NEW, studio.read(NEW).replace(/sections:[^]*/, `sections:\n${hero}`))
  const rules = studio.read('content/copy-rules.yaml')
  const own = '  - phrases:\n      - A4\n    reason: A size of paper.\nspelling:\n  - words:\n      - Zzxyq\n'
  studio.write('content/copy-rules.yaml', rules.replace('spelling: []\n', `${own}    reason: It is a name.\n`))
  const claim = 'kind: number\n  source: the clinic\n  approvedBy: Ari\n  reviewBy: 2030-01-01\n'
  const facts = `nap:\n  title: Length of a nap\n  value: one hour\n  ${claim}`
  studio.write('content/facts.yaml', `${studio.read('content/facts.yaml')}${facts}`)
  expect((await studio.get('/edit/api/problems')).json()).toEqual([])
  studio.git('add', '--all')
  studio.git('commit', '--quiet', '--message=A page')
  const removal = (await studio.get(`/edit/api/removal?name=${NEW}`)).json<Reads['removal']>()
  const said = JSON.stringify(removal.changes)
  for (const words of ['/rest', 'A4', 'Zzxyq', 'Length of a nap']) expect(said).toContain(words)
  expect(removal.problems).toEqual([])
  expect((await studio.post('remove-page', { name: NEW })).status).toBe(200)
  expect(studio.git('diff', '--stat', 'start')).toBe('')
  expect((await studio.get('/edit/api/problems')).json()).toEqual([])
  studio.studio.owner = { address: 'dana@clinic.example', name: 'Dana', role: 'editor' }
  expect((await studio.post('restore-page', { name: NEW })).status).toBe(200)
  studio.studio.owner = undefined
  expect(studio.git('status', '--porcelain')).toBe('')
  expect((await studio.post('restore-page', { name: NEW })).status).toBe(409)
})

test('a page operation does not touch a file with unsaved text', async () => {
  await studio.post('draft', studio.edited('content/search.yaml', 'page: /care', 'page: /cares'))
  expect((await createRest()).status).toBe(409)
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('a page operation does not touch a draft from before the studio was restarted', async () => {
  const draft = studio.edited('content/search.yaml', 'page: /care', 'page: /cares')
  studio.studio.drafts.set(draft.name, draft)
  expect((await createRest()).status).toBe(409)
  expect(studio.studio.drafts.of(draft.name)[0]).toMatchObject(draft)
  expect(studio.git('status', '--porcelain')).toBe('')
})
