// Fails when a build that is cut off or incomplete takes the place of the site that visitors see.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkIsWhole, replaceSite, restoreSite, type SitePlaces } from './replace-site.ts'

const PAGES = ['index.html', 'ed.html']

let folder: string
let places: SitePlaces
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'))
  places = { site: join(folder, 'dist'), next: join(folder, 'next'), last: join(folder, 'last') }
  write('dist/index.html', 'old')
  write('next/index.html', '<img srcset="/media/a.12-480.avif 480w"></html>\n')
  write(
    'next/ed.html',
    '<meta content="https://clinic.example/media/b.png"><script src="/assets/c.js"></script></html>',
  )
  for (const file of ['media/a.12-480.avif', 'media/b.png', 'assets/c.js']) write(`next/${file}`, 'content')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const shown = () => readFileSync(join(places.site, 'index.html'), 'utf8')

test('a whole site takes the place of the last one, of which nothing stays', () => {
  write('dist/old.html', 'old')
  checkIsWhole(places.next, PAGES)
  replaceSite(places)
  expect(shown()).toContain('480.avif')
  expect(['dist/old.html', 'next', 'last'].filter((file) => existsSync(join(folder, file)))).toEqual([])
})

test.each(['ed.html', 'media/a.12-480.avif', 'media/b.png', 'assets/c.js'])(
  'a site without %s is not whole',
  (file) => {
    rmSync(join(places.next, file))
    expect(() => checkIsWhole(places.next, PAGES)).toThrow(`The new site lacks ${file}. Build again.`)
  },
)

test('a site with an empty picture is not whole', () => {
  write('next/media/b.png', '')
  expect(() => checkIsWhole(places.next, PAGES)).toThrow('The new site lacks media/b.png.')
})

test('a site with a page that is cut off is not whole', () => {
  write('next/ed.html', '<p>A treatm')
  expect(() => checkIsWhole(places.next, PAGES)).toThrow('The new site lacks the end of ed.html.')
})

test('if the new site is not there, the last one stays', () => {
  rmSync(places.next, { recursive: true })
  expect(() => replaceSite(places)).toThrow('ENOENT')
  expect(shown()).toBe('old')
})

test('a build that was killed between the two moves leaves a site that the next build puts back', () => {
  renameSync(places.site, places.last)
  restoreSite(places)
  expect(shown()).toBe('old')
  // After the second move, the new site stays.
  renameSync(places.site, places.last)
  renameSync(places.next, places.site)
  restoreSite(places)
  expect(shown()).toContain('480.avif')
})
