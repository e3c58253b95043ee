// Fails when an import that crosses the folders the wrong way, or a cycle, passes the check.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { importProblems } from './import-problems.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** Problems of a project with these files. */
function problemsOf(files: Record<string, string>): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'imports-'))
  folders.push(root)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  return importProblems(root)
}

const imports = (to: string, type = '') => `import ${type}{ x } from '${to}'\nexport const y: x = x\n`

/** A project in which the first module of each pair imports the second. */
function pairs(modules: readonly (readonly [from: string, to: string])[], type = ''): Record<string, string> {
  const files: Record<string, string> = {}
  for (const [from, to] of modules) files[join(dirname(from), to)] = 'export const x = 1\n'
  modules.forEach(([from, to], index) => {
    const name = `x${index}`
    files[from] =
      `${files[from] ?? ''}import ${type}{ x as ${name} } from '${to}'\nexport const y${index}: ${name} = 0\n`
  })
  return files
}

/** Imports that a rule forbids: one for each rule and each folder that it protects. */
const forbidden: readonly (readonly [from: string, to: string])[] = [
  ['app/ui/section/section.tsx', '../../sections/faq/section.tsx'],
  ['app/ui/picture/picture.tsx', '../../media/images.server.ts'],
  ['app/sections/faq/section.tsx', '../steps/section.tsx'],
  ['app/sections/faq/section.tsx', '../../shell/header.tsx'],
  ['app/sections/section-props.ts', '../site/derive/shared-content.ts'],
  ['app/sections/kinds.ts', '../routes/page.tsx'],
  ['app/shell/header/header.tsx', '../../sections/faq/section.tsx'],
  ['app/forms/embed.tsx', '../shell/header.tsx'],
  ['app/search/search.tsx', '../shell/header.tsx'],
  ['app/seo/head.ts', '../routes/page.tsx'],
  ['app/schema/fields.ts', '../sections/page-schema.ts'],
  ['app/site/validate/page-rules.ts', '../read/site.ts'],
  ['app/site/validate/search-rules.ts', '../derive/page-data.ts'],
  ['app/site/read/site.ts', '../derive/page-data.ts'],
  ['app/yaml/tokens.ts', '../site/read/site.ts'],
  ['app/media/mark.server.ts', '../shell/header.tsx'],
  ['app/root.tsx', '../hosting/server/server.ts'],
  ['hosting/policy/http-policy.ts', '../../app/routes.ts'],
  ['hosting/server/server.ts', '../../pipeline/build-site.ts'],
  ['pipeline/build-site.ts', '../checks/launch/report.ts'],
  ['checks/launch/report.ts', '../../commands/check.ts'],
  ['checks/launch/report.ts', '../../studio/server/files.ts'],
  ['studio/client/main.tsx', '../server/files.ts'],
  ['studio/values/path.ts', '../server/files.ts'],
  ['studio/start.ts', '../commands/edit.ts'],
  ['studio/server/files.ts', '../../app/yaml/encoding.ts'],
  ['studio/server/files.ts', '../tests/fixtures/visitor.ts'],
  ['studio/client/main.tsx', '../site/server.ts'],
  ['studio/site/browser.ts', '../../app/yaml/tokens.ts'],
  ['studio/site/server.ts', '../../hosting/server/server.ts'],
  ['studio/tests/studio.ts', '../../pipeline/bundle.ts'],
  ['cli/ports.ts', '../app/schema/form-providers.ts'],
]

describe('the check reports, for values and for types:', async () => {
  // One project with all of them, because the check parses every file of each project.
  const found = await Promise.all(['', 'type '].map((type) => problemsOf(pairs(forbidden, type))))
  test.each(forbidden)('%s may not import %s', (from, to) => {
    const broken = `${from} → ${join(dirname(from), to)}`
    for (const problems of found) expect(problems).toContain(broken)
  })
})

test('modules may import what is below them, and tests what they test', async () => {
  const allowed = [
    ['app/ui/picture/picture.tsx', '../../schema/picture-files.ts'],
    ['app/sections/faq/section.tsx', '../section-props.ts'],
    ['app/sections/faq/section.tsx', './parts/tab.tsx'],
    ['app/sections/form/section.tsx', '../../forms/embed.tsx'],
    ['app/routes/page.tsx', '../sections/section-list.tsx'],
    ['app/routes/page.tsx', '../site/read/site.server.ts'],
    ['hosting/demonstration-provider/service.ts', '../../app/schema/clinic.ts'],
    ['app/ui/section.test.tsx', '../sections/faq/section.tsx'],
  ] as const
  expect(await problemsOf(pairs(allowed))).toBe('')
})

test('a component may import types of a *.server.ts module, but not run it', async () => {
  const pair = ['app/shell/header/header.tsx', '../../site/read/site.server.ts'] as const
  expect(await problemsOf(pairs([pair]))).toContain('Only loaders, *.server.ts modules and the tools run')
  expect(await problemsOf(pairs([pair], 'type '))).toBe('')
})

test.each([
  ['sharp', 'app/sections/page-schema.ts', 'app/media/images.server.ts'],
  ['svgo', 'pipeline/build-site.ts', 'pipeline/media/icon-sprite.ts'],
  ['yaml', 'hosting/demonstration-provider/service.ts', 'app/yaml/yaml-file.ts'],
])('only one place may import the package %s', async (name, elsewhere, place) => {
  expect(await problemsOf({ [elsewhere]: imports(name) })).toContain(`${elsewhere} → `)
  expect(await problemsOf({ [place]: imports(name) })).toBe('')
})

test('a stylesheet that no module imports is found', async () => {
  const style = { 'app/ui/alone.module.css': 'a { color: red }\n' }
  expect(await problemsOf(style)).toContain('app/ui/alone.module.css')
  expect(await problemsOf({ ...style, 'app/ui/a.tsx': "import './alone.module.css'\n" })).toBe('')
})

test('a cycle of imports is found, even if it consists of types', async () => {
  for (const type of ['', 'type ']) {
    const found = await problemsOf({
      'app/ui/a.ts': imports('./b.ts', type),
      'app/ui/b.ts': imports('./c.ts', type),
      'app/ui/c.ts': imports('./a.ts', type),
    })
    expect(found).toContain('error cycle: app/ui/a.ts →')
  }
})

test('what browsers run imports no module of Node', async () => {
  expect(await problemsOf({ 'app/search/field.tsx': imports('node:fs') })).toContain('app/search/field.tsx → fs')
  expect(await problemsOf({ 'app/media/icons.server.ts': imports('node:fs') })).toBe('')
})
