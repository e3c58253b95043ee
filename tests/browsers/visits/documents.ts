// Links load documents, Back shows the page before, and each view is counted once.
import { expect, test } from 'vitest'
import { newMarker } from '../../browser/views.ts'
import { pathWith, type Visit } from '../visit.ts'

const LINK = 'body > footer li a[href^="/"]'

export function documentVisits(visit: Visit): void {
  const viewsWith = async (marker: string) => {
    const views = (await (await fetch(`${visit.origins.site}/insights/views`)).json()) as { path: string }[]
    return views.map(({ path }) => path).filter((path) => path.includes(marker))
  }

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
    const marker = newMarker()
    await visit.open(`/?ref=${marker}`)
    await expect.poll(() => viewsWith(marker)).toHaveLength(1)
    await visit.open(`${pathWith('no form')}?ref=${marker}-second`)
    await expect.poll(() => viewsWith(marker)).toHaveLength(2)
    await visit.visitor.back()
    await expect.poll(() => viewsWith(marker)).toHaveLength(3)
    // The views of the next page would come after a second view of this one.
    await visit.open(`/?ref=${marker}-last`)
    await expect.poll(() => viewsWith(`${marker}-last`)).toHaveLength(1)
    expect(await viewsWith(marker)).toHaveLength(4)
  })

  test('an unknown path shows the not-found page, whose links work', async () => {
    await visit.open('/no/such-page')
    expect(await visit.evaluate(`document.querySelector('not-found') !== null`)).toBe(true)
    await visit.visitor.click('main a[href="/"]')
    await visit.until(`location.pathname === '/'`)
  })
}
