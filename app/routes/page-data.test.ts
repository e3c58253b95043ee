import { expect, test } from 'vitest'
import { pageAt, siteWith } from '../../tests/fixtures/sites.ts'
import { crumbsOf } from './page-data.server.ts'
import { canonicalPath } from './paths.ts'

const site = await siteWith({})
const { pages } = site
const page = (path: string) => pageAt(site, path)

test('breadcrumbs run from the home page through the parents', () => {
  expect(crumbsOf(page('/care-form'), pages)).toEqual([
    { name: 'Home', url: '/' },
    { name: 'Care', url: '/care' },
    { name: 'Care form', url: '/care-form' },
  ])
  expect(crumbsOf(page('/'), pages)).toEqual([{ name: 'Home', url: '/' }])
})

test('parents in a ring are an error that says so', () => {
  const ring = new Map([...pages, ['/care', { ...page('/care'), parent: '/care-form' }]])
  expect(() => crumbsOf(page('/care-form'), ring)).toThrow('The parents of /care-form lead in a ring.')
})

test('a path has one form', () => {
  expect(['/', '//', '/care', '/care/', '/care//', '/a/b/'].map(canonicalPath)).toEqual([
    '/',
    '/',
    '/care',
    '/care',
    '/care',
    '/a/b',
  ])
})
