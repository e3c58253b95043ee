// Fails when what ships has a licence that asks for more than its text, or an install runs code nobody allowed.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Licences that require nothing but a copy of their text. */
const ALLOWED = ['MIT', 'ISC', 'Unlicense', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'CC0-1.0']
/** Packages for development whose drawings ship. */
const ICONS = ['node_modules/healthicons', 'node_modules/lucide-static']

test('everything that ships has an allowed licence', () => {
  const [no, unknown] = [z.boolean().default(false), z.string().default('none stated')]
  // A link is a workspace of our own.
  const entry = z.object({ license: unknown, dev: no, link: no })
  const lock = z.object({ packages: z.record(z.string(), entry) })
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(ICONS))
  const others = Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
  const shipped = others.filter(([folder, { dev }]) => !dev || ICONS.includes(folder))
  for (const [folder, { license }] of shipped) expect(ALLOWED, folder).toContain(license)
})

test('the licence of the fonts is beside them and names the authors', () => {
  const fonts = globSync('{app,pipeline,hosting}/**/*.{woff2,woff,ttf,otf}')
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) {
    const author = basename(font).startsWith('hanken') ? 'Hanken Grotesk' : 'Newsreader'
    expect(readFileSync(join(dirname(font), 'OFL.txt'), 'utf8'), font).toMatch(
      new RegExp(`^Copyright \\d{4} The ${author} Project Authors`, 'm'),
    )
  }
})

// npm names itself to what it runs.
const npm = /npm\/(\d+)\.(\d+)/.exec(process.env['npm_config_user_agent'] ?? 'npm/99.0') ?? []
const [major = 0, minor = 0] = npm.slice(1).map(Number)

// Older versions, which package.json does not ask for, run every script.
test.skipIf(major < 11 || (major === 11 && minor < 16))(
  'npm installs nothing when a package that package.json does not name has an install script',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'install-'))
    const write = (name: string, value: object) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), JSON.stringify(value))
    }
    write('package/package.json', { name: 'hostile', version: '1.0.0', scripts: { postinstall: 'touch ran' } })
    expect(spawnSync('tar', ['-czf', 'hostile.tgz', 'package'], { cwd: folder }).status).toBe(0)
    const dependencies = { hostile: 'file:hostile.tgz' }
    const installed = { version: '1.0.0', resolved: dependencies.hostile, hasInstallScript: true }
    cpSync('.npmrc', join(folder, '.npmrc'))
    write('package.json', { name: 'x', version: '1.0.0', dependencies, allowScripts: {} })
    const packages = { '': { name: 'x', version: '1.0.0', dependencies }, 'node_modules/hostile': installed }
    write('package-lock.json', { name: 'x', version: '1.0.0', lockfileVersion: 3, requires: true, packages })
    const { status, stderr } = spawnSync('npm', ['ci'], { cwd: folder, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('hostile@1.0.0') as string])
    expect(existsSync(join(folder, 'node_modules/hostile'))).toBe(false)
    rmSync(folder, { recursive: true })
  },
)

test('workflows pin every action by its digest, and give it no credentials', () => {
  const workflows = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'))
  const actions = workflows.flatMap((text) => [...text.matchAll(/^ *- uses: (.*)$/gm)].map(([, action]) => action))
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const credentials = workflows.flatMap((text) => text.match(/persist-credentials: false/g) ?? [])
  expect(credentials).toHaveLength(actions.filter((action) => action?.startsWith('actions/checkout@')).length)
})
