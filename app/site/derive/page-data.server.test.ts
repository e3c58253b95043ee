import { expect, test } from 'vitest'
import { change } from '../../../tests/fixtures/mistakes.ts'
import { pageAt, siteWith } from '../../../tests/fixtures/sites.ts'
import type { Site } from '../read/site.ts'
import { crumbsOf, pageDataOf } from './page-data.server.ts'
import { analyticsPathOfError } from './page-data.ts'

const site = await siteWith({})
const { pages } = site
const page = (path: string) => pageAt(site, path)

test('parents in a loop are an error that names the page', () => {
  const loop = new Map([...pages, ['/care', { ...page('/care'), parent: '/care-form' }]])
  expect(() => crumbsOf(page('/care-form'), loop)).toThrow('The parents of /care-form form a loop.')
})

test('the main link of a page is its first button, unless the page is a form', () => {
  expect(pageDataOf(page('/'), site).start).toMatchObject({ link: { href: '#services' } })
  // Its first section has no button.
  expect(pageDataOf(page('/care'), site).start).toMatchObject({ link: { href: '/care-form' } })
  expect(pageDataOf(page('/contact'), site).start?.link.href).toMatch(/^tel:/)
  expect(pageDataOf(page('/care-form'), site).start).toBeUndefined()
})

test('the search opens on a page on which no script of a form provider could read what is typed', async () => {
  expect(pageDataOf(page('/care'), site).opensSearch).toBe(true)
  expect(pageDataOf(page('/care-form'), site).opensSearch).toBe(false)
  const framed = await siteWith(change('clinic.yaml', 'provider: hush', 'provider: frame'))
  expect(pageDataOf(pageAt(framed, '/care-form'), framed).opensSearch).toBe(true)
})

test('a page view names the path of its page, or only a group that names no condition', async () => {
  const viewsOf = (of: Site) => [...of.pages.values()].map((each) => [each.path, pageDataOf(each, of).analyticsPath])
  expect(viewsOf(site).toSorted()).toEqual([
    ['/', '/'],
    ['/about', '/about'],
    ['/care', '/care'],
    ['/care-form', '/care-form'],
    ['/contact', '/contact'],
    ['/exercise', '/exercise'],
  ])
  const grouped = await siteWith(change('clinic.yaml', 'script.js\n', 'script.js\n  detail: group\n'))
  expect(viewsOf(grouped).toSorted()).toEqual([
    ['/', '/pages'],
    ['/about', '/pages'],
    ['/care', '/pages'],
    ['/care-form', '/forms'],
    ['/contact', '/pages'],
    ['/exercise', '/treatments'],
  ])
  // An address that is not a page may name a condition too.
  expect(analyticsPathOfError('/404', site.clinic)).toBeUndefined()
  expect(analyticsPathOfError('/404', grouped.clinic)).toBe('/404')
  for (const { clinic } of [site, grouped]) expect(analyticsPathOfError('/500', clinic)).toBe('/500')
})
