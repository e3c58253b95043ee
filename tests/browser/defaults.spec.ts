// What the browser does by itself with a click, a key, Back or a reload still happens.
import type { Page } from '@playwright/test'
import { expect, open, openPageWith, PHONE, started, test, thePageWith } from './fixtures.ts'
import { answersWithAddress, type Kind } from './page-kinds.ts'
import { field, openSearch, options, word } from './search-dialog.ts'
import { waitForPaint } from './waits.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses every key of the site with Alt, Ctrl, Meta and Shift in every control, and clicks so on every link. */
function takenByPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const taken: string[] = []
    const modifiers = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' ', 'Enter']
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, [role=option]')]
    const note = (event: Event, what: string) => {
      if (event.defaultPrevented) taken.push(`${what} on ${(event.target as HTMLElement).outerHTML.slice(0, 60)}`)
      // The browser itself would open a window.
      event.preventDefault()
    }
    const state = () =>
      [...document.querySelectorAll('dialog[open], details[open], [aria-selected=true], [aria-current=true]')]
        .map(({ id, textContent }) => id + textContent.slice(0, 40))
        .join()
    for (const control of controls.filter((each) => each.checkVisibility())) {
      for (const modifier of modifiers) {
        const before = state()
        const init = { [modifier]: true, bubbles: true, cancelable: true }
        const onClick = (event: Event) => note(event, `${modifier} and a click`)
        addEventListener('click', onClick)
        if (control.tagName === 'A') control.dispatchEvent(new MouseEvent('click', init))
        removeEventListener('click', onClick)
        for (const key of keys) {
          const onKey = (event: Event) => note(event, `${modifier} and ${key}`)
          addEventListener('keydown', onKey)
          control.dispatchEvent(new KeyboardEvent('keydown', { ...init, key }))
          removeEventListener('keydown', onKey)
        }
        if (state() !== before) taken.push(`${modifier} changes the page at ${control.outerHTML.slice(0, 60)}`)
      }
    }
    return taken
  })
}

for (const kind of ['questions in tabs', 'a carousel', 'a form with a link back'] as const) {
  test(`a page with ${kind} takes no click and no key with Alt, Ctrl, Meta or Shift`, async ({ page }) => {
    await openPageWith(page, kind)
    await page.locator('header site-menu summary').first().click()
    expect(await takenByPage(page)).toEqual([])
    await expect(page.locator('header details[open]')).toHaveCount(1)
  })
}

test('the search takes no click and no key with Alt, Ctrl, Meta or Shift', async ({ page, context }) => {
  await open(page, thePageWith('no form').path)
  const opened = context.waitForEvent('page')
  await page.locator('header site-search > a').click({ modifiers: ['ControlOrMeta'] })
  await started(await opened)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.bringToFront()
  await openSearch(page)
  await field(page).fill(word)
  await expect(options(page).first()).toBeVisible()
  expect(await takenByPage(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the drawer stays open for a link that opens in a new tab', async ({ page }) => {
    await open(page, '/')
    await page.locator('header button[commandfor=drawer]').click()
    expect(await takenByPage(page)).toEqual([])
    await expect(page.locator('dialog#drawer')).toBeVisible()
  })
})

for (const kind of ['questions in tabs', 'a table of contents', 'a form'] as const satisfies Kind[]) {
  test(`after a click in a text of a page with ${kind}, the Tab key goes on from there`, async ({ page }) => {
    await openPageWith(page, kind)
    const texts = page
      .locator('main :is(p, h1, h2):not(:has(a, button), summary *, [data-island] *)')
      .filter({ visible: true })
    const count = await texts.count()
    expect(count).toBeGreaterThan(1)
    // A link moves the focus to its target.
    if (kind === 'a table of contents') await page.locator('main nav a[href^="#"]').first().click()
    for (const index of [0, Math.floor(count / 2), count - 1]) {
      const text = texts.nth(index)
      await text.evaluate((each) => each.scrollIntoView({ block: 'center' }))
      await text.click({ position: { x: 2, y: 4 } })
      await page.keyboard.press('Tab')
      const place = () =>
        text.evaluate((each) => {
          const { activeElement: focused, body } = document
          const isAfter = focused && each.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
          return focused !== body && isAfter ? 'after' : focused?.outerHTML.slice(0, 80)
        })
      await expect.poll(place, String(await text.textContent())).toBe('after')
    }
  })
}

/** Scrolls to a place far from the part that the address names. */
async function scrollAway(page: Page): Promise<number> {
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await waitForPaint(page)
  return page.evaluate(() => scrollY)
}

const positionOf = async (page: Page) => {
  await page.waitForLoadState()
  await started(page)
  await waitForPaint(page)
  return page.evaluate(() => scrollY)
}

test('at an address with an anchor, a reload and Back show the page where it was left', async ({ page }) => {
  const found = thePageWith('answers with an address')
  const id = answersWithAddress(found).at(-1)
  await open(page, `${found.path}#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  const place = await scrollAway(page)
  await page.reload()
  expect(await positionOf(page), 'After a reload').toBeCloseTo(place, -1)
  await open(page, '/')
  await page.goBack()
  expect(await positionOf(page), 'After Back').toBeCloseTo(place, -1)
  // Another part of the same page.
  await page.evaluate(() => (location.hash = '#main'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(place)
  await page.goBack()
  await expect(page).toHaveURL(`${found.path}#${id}`)
  expect(await positionOf(page), 'After Back on the same page').toBeCloseTo(place, -1)
})
