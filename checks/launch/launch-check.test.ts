import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { dayInEdmonton, launchCheck } from './command.ts'
import type { Blocker } from './blockers.ts'

type Content = Record<string, Record<string, unknown>>

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const fact = {
  kind: 'duration',
  value: '20 minutes',
  source: 'the clinic, 2026',
  approvedBy: 'Dr. R. Lee',
  reviewBy: '2027-01-31',
}
const sources = {
  type: 'sources',
  ground: 'linen',
  reviewed: '2026-01-31',
  nextReview: '2027-01-31',
  reviewedBy: { name: 'Dr. R. Lee', role: 'physician' },
  items: [{ publisher: 'A society', title: 'A guideline' }],
  safety: 'standard',
}

/** A clinic that is ready to launch: two pages, one fact, no sample values. */
function readySite(): Content {
  const read = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8')) as Record<string, unknown>
  const { forms, ...clinic } = read('clinic') as { forms: { ids: object } }
  const page = (path: string, word: string) => ({
    path,
    name: word,
    seo: {
      title: `A page about ${word} in Calgary`,
      description: `${word}: ${'what it is, and what to do about it. '.repeat(2)}`,
      keywords: ['one', 'two', 'three'],
      ogImage: 'tmj',
    },
    sections: [{ type: 'hero-page', ground: 'cream', title: word, lede: 'A visit takes {facts.visit}.' }],
  })
  const links = [
    { text: 'Home', link: '/' },
    { text: 'Care', link: '/care' },
  ]
  return {
    clinic: {
      ...clinic,
      name: 'Foothill Clinic',
      url: 'https://foothill.ca',
      phone: '(403) 266-1234',
      fax: '(403) 266-1235',
      address: { ...(clinic as { address: object }).address, streetAddress: '12 Centre Street' },
      signIn: { url: 'https://mail.foothill.ca/login', app: 'securemail' },
      forms: { provider: 'hush', ids: forms.ids },
      sample: [],
    },
    facts: { visit: fact },
    treatments: {},
    search: {
      numbers: [{ key: 'nurse', text: 'Call 811', note: 'Nurses', link: 'tel:811' }],
      groups: [],
      pages: [{ page: '/care', words: ['care words'] }],
      sameWords: [],
      leftOut: ['/'],
      elsewhere: [],
      emergencies: [],
      time: { rows: ['Time'], otherwise: 'Soon' },
      cost: { rows: ['Cost'], otherwise: 'Ask us' },
      nearest: ['/', '/care', '/'],
    },
    images: { tmj: (read('images') as Content)['tmj'] ?? {} },
    messages: {
      ...read('messages'),
      notFound: { ...(read('messages')['notFound'] as object), picture: 'tmj', links: [] },
      generalQuestions: { text: 'Questions', link: '/' },
    },
    navigation: {
      ...read('navigation'),
      direct: [],
      menus: [{ title: 'All', intro: 'All there is.', image: 'tmj', links }],
      footer: { columns: [{ title: 'All', links }], terms: [] },
      contact: links[1],
      search: { ...(read('navigation')['search'] as object), link: '/' },
    },
    'pages/home': page('/', 'Home'),
    'pages/care': { ...page('/care', 'Care'), sections: [...page('/care', 'Care').sections, { ...sources }] },
  }
}

function writeContent(content: Content): string {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'))
  folders.push(folder)
  for (const inner of ['pages', 'images']) mkdirSync(join(folder, inner))
  cpSync('content/images/tmj.webp', join(folder, 'images/tmj.webp'))
  writeFileSync(join(folder, 'glossary.yaml'), stringify([]))
  for (const [name, value] of Object.entries(content)) writeFileSync(join(folder, `${name}.yaml`), stringify(value))
  return folder
}

async function run(content: Content, ...args: string[]): Promise<{ code: number; output: string; folder: string }> {
  const folder = writeContent(content)
  let output = ''
  const code = await launchCheck(args, {
    contentDir: folder,
    now: new Date('2026-11-20T18:00:00Z'),
    print: (text) => (output += text),
  })
  return { code, output, folder }
}

test('nothing blocks the launch of a clinic that is ready', async () => {
  const { code, output } = await run(readySite())
  expect(output).toBe('Nothing blocks a launch (2026-11-20).')
  expect(code).toBe(0)
  expect(JSON.parse((await run(readySite(), '--json')).output)).toEqual({
    ready: true,
    today: '2026-11-20',
    counts: {},
    blockers: [],
  })
})

test.each<[string, Blocker['kind'], string, string, (site: Content) => void]>([
  [
    'a sample value of the clinic',
    'sample',
    'clinic.yaml',
    'phone: ',
    ({ clinic }) => Object.assign(clinic ?? {}, { sample: ['phone'] }),
  ],
  [
    'a sample number that the list does not name',
    'sample',
    'clinic.yaml',
    'fax: ',
    ({ clinic }) => Object.assign(clinic ?? {}, { fax: '(403) 555-0143' }),
  ],
  [
    'a sample value of a page',
    'sample',
    'pages/care.yaml',
    '    title: Care',
    (site) => Object.assign(site['pages/care'] ?? {}, { sample: ['hero-page.title'] }),
  ],
  [
    'a claim that nobody approved',
    'approval',
    'facts.yaml',
    'visit:',
    (site) => (site['facts'] = { visit: { ...fact, approvedBy: null } }),
  ],
  [
    'an open question',
    'question',
    'facts.yaml',
    '  open: ',
    (site) => (site['facts'] = { visit: { ...fact, open: 'Twenty, or thirty?' } }),
  ],
  [
    'a fact past its review',
    'review',
    'facts.yaml',
    '  reviewBy: ',
    (site) => (site['facts'] = { visit: { ...fact, reviewBy: '2026-11-19' } }),
  ],
  [
    'a page past its review',
    'review',
    'pages/care.yaml',
    '    nextReview: ',
    (site) => changeLastSection(site['pages/care'], { nextReview: '2026-11-19' }),
  ],
  [
    'a medical page without a reviewer',
    'reviewer',
    'pages/care.yaml',
    '  - type: sources',
    (site) => changeLastSection(site['pages/care'], { reviewedBy: undefined }),
  ],
  [
    'the demonstration service in place of a form provider',
    'form-provider',
    'clinic.yaml',
    '  origin: http://localhost:3001',
    ({ clinic }) => Object.assign((clinic as { forms: object }).forms, { origin: 'http://localhost:3001' }),
  ],
])('%s blocks a launch, and the report gives file and line', async (_, kind, file, line, change) => {
  const site = readySite()
  change(site)
  const { code, output, folder } = await run(site, '--json')
  const { ready, blockers } = JSON.parse(output) as { ready: boolean; blockers: Blocker[] }
  expect(code).toBe(1)
  expect(ready).toBe(false)
  expect(blockers).toEqual([expect.objectContaining({ kind, file: join(folder, file) })])
  expect(readFileSync(join(folder, file), 'utf8').split('\n')[(blockers[0]?.line ?? 0) - 1]).toContain(line)
  const table = await run(site)
  expect(table.code).toBe(1)
  expect(table.output).toContain(`${file}:${blockers[0]?.line}`)
  expect(table.output).toMatch(/Not ready to launch \(2026-11-20\): 1 blocker\./)
})

test('a review is overdue when its day is over in Alberta', async () => {
  expect(dayInEdmonton(new Date('2026-11-21T05:59:00Z'))).toBe('2026-11-20')
  const site = readySite()
  site['facts'] = { visit: { ...fact, reviewBy: '2026-11-20' } }
  expect((await run(site)).code).toBe(0)
})

test('content that lists a sample field which the page lacks is invalid', async () => {
  const site = readySite()
  Object.assign(site['pages/care'] ?? {}, { sample: ['profile.therapist'] })
  await expect(run(site)).rejects.toThrow('This page has no field "profile.therapist"')
})

test('an unknown option is reported, with the nearest option', async () => {
  await expect(run(readySite(), '--jsno')).rejects.toThrow(
    'launch-check has no option "--jsno". Did you mean "--json"?',
  )
  await expect(run(readySite(), 'now')).rejects.toThrow('launch-check has no option "now".')
  expect(await run(readySite(), '--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('--json') as string,
  })
})

function changeLastSection(page: Record<string, unknown> | undefined, change: object): void {
  const sections = page?.['sections'] as object[] | undefined
  Object.assign(sections?.at(-1) ?? {}, change)
}
