// Links load documents, Back shows the previous page, and each view is reported once.
import { expect, test } from 'vitest'
import { pathWith, type Visit } from '../visit.ts'

const LINK = 'body > footer li a[href^="/"]'

export function documentVisits(visit: Visit): void {
  test('a link loads a new document, and Back shows the page where it was left', async () => {
    await visit.open('/')
    await visit.evaluate('void (window.mark = 1)')
    await visit.visitor.click(LINK)
    await visit.until(`location.pathname !== '/' && document.querySelector('main h1')`)
    expect(await visit.evaluate('window.mark === undefined && scrollY === 0')).toBe(true)
    await visit.visitor.back()
    await visit.until(`location.pathname === '/' && scrollY > 0`)
  })

  test('a view is reported once for each time that the page is shown', async () => {
    const views = `performance.getEntriesByType('resource').filter(({ name }) => /insights.view$/.test(name)).length`
    await visit.open('/')
    await visit.until(`${views} === 1`)
    await visit.evaluate('void (window.isSameDocument = true)')
    await visit.open(pathWith('no form'))
    await visit.until(`${views} === 1`)
    await visit.visitor.back()
    // The browser may show the document from its back/forward cache, with its first report.
    await visit.until(`location.pathname === '/' && ${views} === (window.isSameDocument ? 2 : 1)`)
  })

  test('an unknown path shows the not-found page, whose links work', async () => {
    await visit.open('/no/such-page')
    expect(await visit.evaluate(`document.querySelector('not-found') !== null`)).toBe(true)
    await visit.visitor.click('main a[href="/"]')
    await visit.until(`location.pathname === '/'`)
  })
}
