// Privacy, proven on every page with everything opened: nothing is stored in the browser, and nothing leaves the site but for the provider's form on form pages.
import type { Page } from '@playwright/test'
import { formsOn } from '../../app/content/page.ts'
import { currentSite } from '../../app/content/site.server.ts'
import { expect, hydrated, test } from './fixtures.ts'

const site = await currentSite()
const pages = [...site.pages.values()]
const hasForm = new Set(pages.filter((page) => formsOn(page).length > 0).map(({ path }) => path))

/** Pages are visited in a few long tests, each in one browser context: whatever one page leaves behind, the rest of the visit would show. */
const VISITS = 6

for (let visit = 0; visit < VISITS; visit++) {
  const paths = pages.map(({ path }) => path).filter((_path, index) => index % VISITS === visit)
  test(`visit ${visit + 1} of ${VISITS} leaves nothing in the browser and asks nobody else`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const asked = new Set<string>()
    context.on('request', (request) => asked.add(new URL(request.url()).origin))
    for (const path of paths) {
      // What the page before was still asking for is not this one's.
      await page.goto('about:blank')
      asked.clear()
      await page.goto(`${path}?q=jane@example.com&phone=403-555-0142`)
      await page.mouse.move(10, 10)
      await page.mouse.down()
      await page.mouse.up()
      await hydrated(page)
      await openEverything(page)
      const others = [...asked].filter((origin) => origin !== baseURL && origin !== 'null')
      expect(others, `${path} asks nobody else`).toEqual(
        hasForm.has(path) && others.length > 0 ? [process.env['FORMS_ORIGIN']] : [],
      )
      expect(await kept(page), `${path} stores nothing`).toEqual({
        local: 0,
        session: 0,
        databases: 0,
        caches: 0,
        workers: 0,
      })
    }
    expect(await context.cookies(), 'No cookie, of anybody').toEqual([])
  })
}

test('the contact page says so, as plain text', async ({ page }) => {
  await page.goto('/contact')
  const note = page.getByRole('heading', { name: 'What this website keeps' }).locator('..')
  for (const words of [
    /sets no cookies/,
    /stores nothing on your device/,
    /outside form provider/,
    /page views/,
    /masked/,
  ])
    await expect(note).toContainText(words)
  await expect(note.locator('a, button, input, iframe')).toHaveCount(0)
})

/** Opens menus, questions and the drawer, and presses every button of tabs and rails. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) button.click()
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.showModal()
      dialog.close()
    }
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await new Promise((drawn) => setTimeout(drawn, 50))
  })
}

async function kept(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}
