import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Invalid } from '../protocol.ts'
import { startTestStudio, type TestStudio } from '../../tests/fixtures/studio.ts'

const CARE = 'content/pages/care.yaml'
const NEW = 'content/pages/rest.yaml'
let studio: TestStudio

beforeAll(async () => {
  studio = await startTestStudio()
})
afterEach(() => studio.reset())
afterAll(() => studio.close())

const problems = () => studio.studio.problems().filter(({ blocksSaving }) => blocksSaving)
const changedLines = () =>
  studio
    .git('diff', '--unified=0', '--no-color')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line))

async function createRest() {
  const menu = { menu: 0, at: 1, text: 'Rest' }
  return studio.post('page/create', { from: CARE, path: '/rest', name: 'Rest and sleep', menu })
}

test('a new page has its place in a menu and in the search, and the site has no problem', async () => {
  const answer = await createRest()
  expect(answer.json()).toBe(NEW)
  expect(changedLines()).toEqual([
    '+      - {text: Rest, link: /rest}',
    '+  - {page: /rest, words: [rest and sleep]}',
  ])
  expect(studio.read(NEW)).toMatch(/^path: \/rest\nname: Rest and sleep\nseo:\n/)
  expect(studio.read(NEW)).toContain('Rest and sleep | {clinic.name}')
  expect(problems()).toEqual([])
})

test('a renamed page keeps its former address as a redirect, and links follow', async () => {
  const answer = await studio.post('page/rename', { name: CARE, path: '/help' })
  expect(answer.status).toBe(200)
  expect(studio.read(CARE)).toMatch(/^path: \/help\nname: Care\nformerPaths: \[\/former-care, \/care\]\n/)
  expect(studio.git('grep', '-hE', '/care([^a-z-]|$)', '--', 'content')).toBe('formerPaths: [/former-care, /care]\n')
  expect(studio.read('content/navigation.yaml')).toContain('{text: Care, link: /help}')
  expect(studio.read('content/pages/care-form.yaml')).toContain('back: {parent: /help}')
  expect(problems()).toEqual([])
  await studio.post('page/rename', { name: CARE, path: '/care' })
  expect(studio.read(CARE)).toMatch(/^path: \/care\nname: Care\nformerPaths: \[\/former-care, \/help\]\n/)
})

test('an address that is taken, redirects or is no address is refused', async () => {
  for (const path of ['/care-form', '/former-care', '/', 'rest', '/Rest', '/rest/', '/../x', '//evil.example'])
    for (const [action, body] of [
      ['page/create', { from: CARE, path, name: 'Rest and sleep' }],
      ['page/rename', { name: 'content/pages/home.yaml', path }],
    ] as const)
      expect([path, action, (await studio.post(action, body)).status >= 400]).toEqual([path, action, true])
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('a page that something links to is not removed, and the answer says what', async () => {
  const answer = await studio.post('page/remove', { name: CARE })
  expect(answer.status).toBe(422)
  const files = answer.json<Invalid>().problems.map(({ file }) => file)
  expect([...new Set(files)].sort()).toEqual([
    'content/messages.yaml',
    'content/navigation.yaml',
    'content/pages/care-form.yaml',
    'content/pages/home.yaml',
    'content/search.yaml',
  ])
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('a page without links is removed with its entry in the search', async () => {
  await studio.post('page/create', { from: CARE, path: '/rest', name: 'Rest and sleep' })
  const answer = await studio.post('page/remove', { name: NEW })
  expect(answer.status).toBe(200)
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('a page operation does not touch a file with unsaved text', async () => {
  const search = studio.opened('content/search.yaml')
  await studio.post('check', { ...search, text: `${search.text}# mine\n` })
  expect((await createRest()).status).toBe(409)
  expect(studio.git('status', '--porcelain')).toBe('')
})

test('a page operation does not touch a draft from before the studio was restarted', async () => {
  const search = studio.opened('content/search.yaml')
  const draft = { ...search, text: `${search.text}# mine\n` }
  studio.studio.drafts.set(search.name, draft)
  expect((await createRest()).status).toBe(409)
  expect(studio.studio.drafts.of(search.name)[0]).toMatchObject(draft)
  expect(studio.git('status', '--porcelain')).toBe('')
})
