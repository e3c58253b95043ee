import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ALLOWED, listed, readLock, thirdPartyText } from './third-party.ts'

test('THIRD-PARTY.md is up to date with the lockfile', () => {
  expect(readFileSync('THIRD-PARTY.md', 'utf8'), 'Run `npm run third-party`').toBe(thirdPartyText(listed()))
})

test('everything that ships has an allowed licence', () => {
  const { site, icons, demonstration } = listed()
  for (const { name, license } of [...site, ...icons, ...demonstration])
    expect([name, ALLOWED.has(license)]).toEqual([name, true])
})

test('the licence of the fonts is beside them and names the authors', () => {
  const fonts = globSync('{app,build,hosting}/**/*.{woff2,woff,ttf,otf}')
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) {
    const author = basename(font).startsWith('hanken') ? 'Hanken Grotesk' : 'Newsreader'
    expect(readFileSync(join(dirname(font), 'OFL.txt'), 'utf8'), font).toMatch(
      new RegExp(`^Copyright \\d{4} The ${author} Project Authors`, 'm'),
    )
  }
})

test('package.json decides for every package whether it may run a script when it is installed', () => {
  const allowed = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8'))).allowScripts
  const running = Object.entries(readLock()).flatMap(([folder, { hasInstallScript }]) =>
    hasInstallScript ? [folder.replace(/^.*node_modules\//, '')] : [],
  )
  // fsevents is installed on macOS only, and contains its built file already.
  expect(running.filter((name) => allowed[name] === undefined && name !== 'fsevents')).toEqual([])
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
