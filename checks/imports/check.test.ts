import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importProblems } from './check.ts'

const made: string[] = []
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })))

/** Problems of a project that holds these files, without the complaint that nothing uses them. */
function problemsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'imports-'))
  made.push(root)
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  return importProblems(root)
}

const direction = (files: Record<string, string>) => problemsOf(files).filter((each) => each.includes(' imports '))
const imports = (to: string, type = '') =>
  `import ${type}{ x } from '${to}'\nexport const y = ${type ? '0 as unknown as x' : 'x'}\n`

test.each([
  ['a primitive a section', 'app/ui/band.tsx', '../sections/faq/section.tsx'],
  ['a primitive the shell', 'app/ui/band.tsx', '../shell/header.tsx'],
  ['a primitive the picture reader', 'app/ui/plate.tsx', '../media/images.server.ts'],
  ['a section another section', 'app/sections/faq/section.tsx', '../steps/section.tsx'],
  ['a section a part of another section', 'app/sections/faq/parts/tab.tsx', '../../steps/measure.tsx'],
  ['a section the shell', 'app/sections/faq/section.tsx', '../../shell/header.tsx'],
  ['a section a route', 'app/sections/faq/section.tsx', '../../routes/page.tsx'],
  ['the shell a section', 'app/shell/header.tsx', '../sections/faq/section.tsx'],
  ['a form a route', 'app/forms/embed.tsx', '../routes/paths.ts'],
  ['seo a route', 'app/seo/head.ts', '../routes/page-data.server.ts'],
  ['analytics a section', 'app/analytics/page-views.tsx', '../sections/props.ts'],
  ['content a component', 'app/content/page.ts', '../sections/faq/section.tsx'],
  ['an element a primitive', 'app/elements/tab-set.ts', '../ui/tabs.tsx'],
  ['app a server', 'app/routes/page.tsx', '../../hosting/server/server.ts'],
  ['app a script', 'app/root.tsx', '../build/media.ts'],
  ['app a test', 'app/root.tsx', '../tests/browser/fixtures.ts'],
  ['a server a route', 'hosting/server/server.ts', '../../app/routes/paths.ts'],
])('%s may not import, values and types alike', (_, from, to) => {
  for (const type of ['', 'type ']) {
    const found = direction({ [from]: `// first line\n${imports(to, type)}` })
    expect(found.join()).toContain(`${from}:2 imports `)
  }
})

test.each([
  ['a primitive', 'app/ui/plate.tsx', '../media/encoding.ts'],
  ['a section', 'app/sections/faq/section.tsx', '../props.ts'],
  ['a section its own part', 'app/sections/faq/section.tsx', './parts/tab.tsx'],
  ['a section a form', 'app/sections/form/section.tsx', '../../forms/embed.tsx'],
  ['a route a section', 'app/routes/page.tsx', '../sections/section-list.tsx'],
  ['a server content', 'hosting/forms/service.ts', '../../app/content/clinic.ts'],
])('%s may import what stands under it', (_, from, to) => {
  expect(direction({ [from]: imports(to) })).toEqual([])
})

test('a *.server.ts module is run by routes only; its types may be used anywhere below', () => {
  const found = (type: string) => direction({ 'app/shell/header.tsx': imports('../content/site.server.ts', type) })
  expect(found('')).toEqual([expect.stringContaining('Only routes, servers and scripts run *.server.ts')])
  expect(found('type ')).toEqual([])
  expect(direction({ 'app/routes/page.tsx': imports('./page-data.server.ts') })).toEqual([])
})

test('third parties are known by name in one place', () => {
  expect(direction({ 'app/root.tsx': "import { inject } from '@vercel/analytics/react'\ninject()\n" })).toEqual([
    expect.stringContaining('app/root.tsx:1 imports @vercel/analytics'),
  ])
  expect(
    direction({ 'app/analytics/page-views.tsx': "import { inject } from '@vercel/analytics'\ninject()\n" }),
  ).toEqual([])
})

test('a ring of imports is found and named, also when it is made of types', () => {
  for (const type of ['', 'type ']) {
    const found = problemsOf({
      'app/ui/a.ts': imports('./b.ts', type),
      'app/ui/b.ts': imports('./c.ts', type),
      'app/ui/c.ts': imports('./a.ts', type),
    })
    expect(found).toContainEqual(
      expect.stringMatching(/^app\/ui\/a\.ts\n {4}-> app\/ui\/b\.ts\n {4}-> app\/ui\/c\.ts\n {4}-> app\/ui\/a\.ts\n/),
    )
  }
})

test('the way from the browser to a module of the build is found and named', () => {
  const files = {
    'app/root.tsx': imports('./ui/band.tsx'),
    'app/ui/band.tsx': imports('../content/fields.ts'),
    'app/content/fields.ts': "import { z } from 'zod'\nexport const x = z.string()\n",
  }
  expect(problemsOf(files)).toEqual([
    expect.stringContaining('app/root.tsx\n    -> app/ui/band.tsx\n    -> app/content/fields.ts\n    -> zod'),
  ])
  expect(problemsOf({ ...files, 'app/ui/band.tsx': imports('../content/fields.ts', 'type ') })).toEqual([])
  const behindServer = {
    'app/routes/page.tsx': imports('./data.server.ts'),
    'app/routes/data.server.ts': imports('../content/fields.ts'),
    'app/content/fields.ts': files['app/content/fields.ts'],
  }
  expect(problemsOf(behindServer)).toEqual([])
})

test('a module that nothing uses is found, also when a test or a dynamic import is all that might', () => {
  const lonely = {
    'app/root.tsx': '',
    'app/ui/lonely.tsx': 'export const x = 1\n',
    'app/ui/lonely.test.tsx': imports('./lonely.tsx'),
    'app/ui/alone.module.css': '',
  }
  expect(problemsOf(lonely)).toEqual([
    expect.stringContaining('app/ui/alone.module.css\n    Nothing uses'),
    expect.stringContaining('app/ui/lonely.tsx\n    Nothing uses'),
  ])
  expect(
    problemsOf({
      'app/root.tsx': "export const later = () => import('./ui/late.tsx')\n",
      'app/ui/late.tsx': 'export const x = 1\n',
    }),
  ).toEqual([])
})
