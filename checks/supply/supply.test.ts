import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ALLOWED, listed, readLock, thirdPartyText } from './third-party.ts'

test('THIRD-PARTY.md is what the lockfile gives', () => {
  expect(readFileSync('THIRD-PARTY.md', 'utf8'), 'Run `npm run third-party`').toBe(thirdPartyText(listed()))
})

test('all that ships has a licence that allows it', () => {
  const { site, icons, demonstration } = listed()
  for (const { name, license } of [...site, ...icons, ...demonstration])
    expect([name, ALLOWED.has(license)]).toEqual([name, true])
})

test('the licence of the fonts stands beside them, with their authors', () => {
  const fonts = globSync('{app,public,server}/**/*.{woff2,woff,ttf,otf}')
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) {
    const author = basename(font).startsWith('hanken') ? 'Hanken Grotesk' : 'Newsreader'
    expect(readFileSync(join(dirname(font), 'OFL.txt'), 'utf8'), font).toMatch(
      new RegExp(`^Copyright \\d{4} The ${author} Project Authors`, 'm'),
    )
  }
})

test('only allow-listed packages run a script when they are installed', () => {
  const allowed = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8'))).allowScripts
  const running = Object.entries(readLock()).flatMap(([folder, { hasInstallScript }]) =>
    hasInstallScript ? [folder.replace(/^.*node_modules\//, '')] : [],
  )
  // fsevents is macOS's file watcher: it is never installed on others, and its script only builds what it already brings.
  expect(running.filter((name) => allowed[name] !== true && name !== 'fsevents')).toEqual([])
})

test('npm writes a bill of materials that names what ships', () => {
  const { stdout, status } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  expect(status).toBe(0)
  const { components } = z
    .object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.object({ 'bom-ref': z.string() })) })
    .parse(JSON.parse(stdout))
  const named = new Set(components.map((component) => component['bom-ref']))
  for (const { name, version } of listed().site) expect([name, named.has(`${name}@${version}`)]).toEqual([name, true])
})
