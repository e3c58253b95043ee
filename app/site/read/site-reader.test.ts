import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { EXAMPLE_CLINIC } from './examples.server.ts'
import { pageAt } from '../../../tests/fixtures/sites.ts'
import { siteReader } from './site.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'reader-'))
const home = join(folder, 'pages/home.yaml')
cpSync(EXAMPLE_CLINIC, folder, { recursive: true })
const text = readFileSync(home, 'utf8')
afterAll(() => rmSync(folder, { recursive: true }))

test('the site is read again after a change, and only then', async () => {
  const read = siteReader(folder)
  const first = await read()
  expect(await read()).toBe(first)

  writeFileSync(home, text.replace('name: Home', 'name: Start'))
  const second = await read()
  expect(pageAt(second, '/').name).toBe('Start')
  expect(await read()).toBe(second)
})

test('a site with a problem is an error until a change has corrected it', async () => {
  const read = siteReader(folder)
  writeFileSync(home, text.replace('icon: stethoscope', 'icon: nothing-like-it'))
  await expect(read()).rejects.toThrow('No icon is named "nothing-like-it"')
  await expect(read()).rejects.toThrow('No icon is named "nothing-like-it"')

  writeFileSync(home, text)
  expect(pageAt(await read(), '/').name).toBe('Home')
})

test('a page with a new mistake does not repeat what was wrong before', async () => {
  const read = siteReader(folder)
  await read()
  const [title] = /title: .*/.exec(text) ?? ['']
  const care = join(folder, 'pages/care.yaml')
  const before = readFileSync(care, 'utf8')
  const copied = before.replace(/title: .*/, title)
  writeFileSync(care, copied)
  await expect(read()).rejects.toThrow('the same title')
  writeFileSync(care, copied.replace('keywords:', 'keyword:'))
  const message = await read().catch(String)
  writeFileSync(care, before)
  expect(message).toContain('"keyword"')
  expect(message).not.toContain('the same title')
})

test('a drawing is read again after a change', async () => {
  const drawing = join(folder, 'drawings/joint.svg')
  const svg = readFileSync(drawing, 'utf8')
  const read = siteReader(folder)
  const shapes = async () => (await read()).references.drawings.get('joint')?.panels[0]?.shapes
  expect(await shapes()).toContain('M10 20h80')

  writeFileSync(drawing, svg.replace('M10 20h80', 'M10 20h70'))
  expect(await shapes()).toContain('M10 20h70')
  writeFileSync(drawing, svg.replace('</svg>', ''))
  await expect(read()).rejects.toThrow('drawings/joint.svg:9')
  writeFileSync(drawing, svg)
})
