import { afterAll, afterEach, expect, test } from 'vitest'
import type { Refusal } from '../protocol.ts'
import { startTestStudio } from '../../tests/fixtures/studio.ts'

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
    'content/pages/care-form.yaml',
    'content/pages/exercise.yaml',
    'content/pages/home.yaml',
    'content/search.yaml',
  ])
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('a page without links is removed with its entry in the search', async () => {
  await studio.post('create-page', { from: CARE, path: '/rest', name: 'Rest and sleep' })
  const answer = await studio.post('remove-page', { name: NEW })
  expect(answer.status).toBe(200)
  expect(studio.git('status', '--porcelain')).toBe('')
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
