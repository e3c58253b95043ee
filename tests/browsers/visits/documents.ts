// Links load documents, Back shows the previous page, and a form disappears with its page.
import { expect, test } from 'vitest'
import { isLocal } from '../../browser/provider.ts'
import type { Visitor } from '../visitor.ts'
import { testOn } from './test-on.ts'

/** An expression that is true when the direct link and the phone number of the form are visible. */
const HAS_DIRECT_LINK_AND_PHONE = `['a[href^="tel:"]', 'a[target=_blank]'].every((each) =>
  [...document.querySelectorAll('[data-island] ' + each)].some((link) => link.checkVisibility()))`

const LINK = 'body > footer li a[href^="/"]'

export function documentVisits(visitor: Visitor): void {
  test('a link loads a new document, and Back shows the page where it was left', async () => {
    await visitor.open('/')
    await visitor.evaluate('void (window.mark = 1)')
    await visitor.click(LINK)
    await visitor.until(`location.pathname !== '/' && document.querySelector('main h1')`)
    expect(await visitor.evaluate('window.mark === undefined && scrollY === 0')).toBe(true)
    await visitor.back()
    await visitor.until(`location.pathname === '/' && scrollY > 0`)
  })

  const back = 'the link back of a form leads to another page, even after a link within the page'
  testOn('a form with a link back', back, async ({ path }) => {
    await visitor.open('/')
    await visitor.evaluate(`void location.assign('${path}')`)
    await visitor.until(`location.pathname === '${path}' && customElements.get('back-link')`)
    await visitor.evaluate(`void location.assign('#main')`)
    await visitor.until(`location.hash === '#main'`)
    await visitor.click('main back-link a')
    await visitor.until(`location.pathname !== '${path}'`)
  })

  // Only Playwright can replace the scripts of other providers.
  if (isLocal) {
    testOn('a form', 'a form is shown, and is gone when its page is left', async ({ path }) => {
      await visitor.open(path)
      await visitor.until(`document.querySelector('[data-state]')?.dataset.state === 'ready'`)
      expect(await visitor.evaluate(`document.querySelectorAll('iframe').length`)).toBe(1)
      expect(await visitor.evaluate(HAS_DIRECT_LINK_AND_PHONE)).toBe(true)
      await visitor.click('header a[href="/"]')
      await visitor.until(`location.pathname === '/' && document.querySelectorAll('iframe').length === 0`)
    })
  }
}
