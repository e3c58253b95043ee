import { expect, test } from 'vitest'
import { change, HOME } from '../../tests/fixtures/mistakes.ts'
import { pageAt, siteWith } from '../../tests/fixtures/sites.ts'
import { crumbsOf, pageDataOf } from './page-data.server.ts'

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

test('parents in a circle are an error that names the page', () => {
  const circle = new Map([...pages, ['/care', { ...page('/care'), parent: '/care-form' }]])
  expect(() => crumbsOf(page('/care-form'), circle)).toThrow('The parents of /care-form form a circle.')
})

test('the data of a page is plain: it stays the same through JSON', () => {
  for (const each of pages.values()) {
    const data = pageDataOf(each, site)
    const json = JSON.stringify(data)
    expect(JSON.parse(json)).toEqual(data)
  }
})

test('a page whose first action leads to a form has a way to the form', async () => {
  const formLinkOf = async (link: string) => {
    const edited = await siteWith(change(HOME, "link: '#services'", `link: '${link}'`))
    return pageDataOf(pageAt(edited, '/'), edited).formLink
  }
  expect(await formLinkOf('/care-form')).toMatchObject({ link: { href: '/care-form' } })
  expect(await formLinkOf('/care')).toBeUndefined()
  expect(await formLinkOf('#services')).toBeUndefined()
})

test('the data of a page has its questions, its review and its sources', () => {
  const { questions, review } = pageDataOf(page('/care'), site)
  expect(questions).toHaveLength(9)
  expect(review).toMatchObject({ reviewed: '2026-04-01', sources: [{ publisher: 'Test Press' }] })
  expect(pageDataOf(page('/care-form'), site)).toMatchObject({ questions: [] })
  expect(pageDataOf(page('/care-form'), site).review).toBeUndefined()
})
