// Failures on purpose: what the visitor still has (docs/faults.md). Errors of pages and their data stand in errors.spec.ts, a provider that is down or slow in forms.spec.ts.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SITE_DIR } from '../../build/build-site.ts'
import { HOSTING_FILE } from '../../build/finish/finish-site.ts'
import { startSiteServer } from '../../hosting/server/server.ts'
import { expect, hydrated, open, test } from './fixtures.ts'

const ASSESSMENT = '/acne-skin-care-eligibility'

async function expectQuestionsOpen(page: Page): Promise<void> {
  const question = await page.locator('main details:not([open]) > summary:visible').first().elementHandle()
  await question?.click()
  await expect
    .poll(() => question?.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open))
    .toBe(true)
}

test('no script of the site arrives: the page is whole, and links and menus work', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort('failed'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').locator('details[name="menu"] > summary').first().click()
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
})

test('no style arrives: the page reads in order, with the phone', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to load resource/)
  await page.route('**/*.css', (route) => route.abort('failed'))
  await open(page, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /403/ }).first()).toBeVisible()
})

test('a file of the old deploy is gone: a page ahead is loaded as a document, a page with a form once more, and then stays as it came', async ({
  page,
  noise,
}) => {
  noise.expect(/^console error: /, /Failed to load resource/)
  const loads: string[] = []
  page.on(
    'request',
    (request) =>
      void (
        request.isNavigationRequest() &&
        request.frame() === page.mainFrame() &&
        loads.push(new URL(request.url()).pathname)
      ),
  )
  await page.route('**/assets/section-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect.poll(() => loads).toEqual(['/', '/contact'])
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/)
  await page.goto(ASSESSMENT)
  await expect.poll(() => loads).toEqual(['/', '/contact', ASSESSMENT, ASSESSMENT])
  await page.waitForTimeout(500)
  expect(loads, 'It reloads once').toHaveLength(4)
  await expect(page.getByRole('main').getByRole('link', { name: /403/ }).first()).toHaveAttribute('href', /^tel:/)
})

test('the form’s own file is gone: the form says so, with the phone and its own page', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to load resource/)
  await page.route(/\/assets\/hush-.*\.js/, (route) => route.abort('failed'))
  await open(page, ASSESSMENT)
  const form = page.locator('[data-state="failed"]')
  await expect(form).toBeVisible()
  await expect(form.getByRole('link', { name: /Call|403/ }).first()).toHaveAttribute('href', /^tel:/)
})

test('offline in mid-visit: menus and questions still open, and another page is the error screen with the phone', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|^console error: /)
  await open(page, '/')
  await context.setOffline(true)
  await expectQuestionsOpen(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main').getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/)
  await context.setOffline(false)
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/)
})

test('a data file is cut short or no data at all: the error screen, and the page itself on the next try', async ({
  page,
  noise,
}) => {
  noise.expect(/^console error: /)
  for (const body of ['{"page":{"pa', '<!doctype html><title>A captive portal</title>', '']) {
    await open(page, '/')
    await page.route(/\/contact\.data/, (route) => route.fulfill({ status: 200, body }))
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await page.unroute(/\/contact\.data/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/)
  }
})

test('an extension edits the page before React comes: React still takes over', async ({ page, noise }) => {
  // The page's policy refuses the extension's style: extensions that draw use a sheet of their own kind.
  noise.expect(/Content Security Policy/)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['extension'] = ''
      document.body.prepend(document.createElement('extension-bar'))
      document.head.append(document.createElement('style'))
      document.body.append(document.createElement('div'))
      for (const link of document.querySelectorAll('a[href^="tel:"]')) (link as HTMLElement).dataset['call'] = ''
    })
  })
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/)
})

test('a translator rewrites the page: questions open, and another page is shown', async ({ page, noise }) => {
  noise.expect(/^console error: /, /^page error: /)
  await open(page, '/')
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style')) texts.push(walker.currentNode as Text)
    // As browsers' translators do: each text in two font elements.
    for (const text of texts.filter(({ data }) => data.trim())) {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(`«${text.data}»`)
      text.replaceWith(font)
    }
    document.documentElement.lang = 'fr'
  })
  await expectQuestionsOpen(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Contact Us/ })
    .first()
    .click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** A server of the test's own, on a copy of the site: it can be killed, and comes back at the same address. */
async function mortalSite() {
  const root = mkdtempSync(join(tmpdir(), 'killed-'))
  cpSync(SITE_DIR, root, { recursive: true })
  const start = (port: number) => startSiteServer({ root, hostingFile: HOSTING_FILE, port })
  let server = await start(0)
  const { origin } = server
  const port = Number(new URL(origin).port)
  return {
    origin,
    port,
    kill: () => server.close(),
    revive: async () => {
      server = await start(port)
    },
    remove: async () => {
      await server.close()
      rmSync(root, { recursive: true })
    },
  }
}

test('the server is killed in the middle of a visit and comes back: the visit goes on', async ({ page, noise }) => {
  noise.expect(/ERR_CONNECTION_REFUSED|Failed to (?:load|fetch)|request to another origin|^console error: /)
  const site = await mortalSite()
  await open(page, `${site.origin}/`)
  await site.kill()
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await site.revive()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/)
  await site.remove()
})

test('the server is killed in the middle of an answer: the error screen, and the page itself when it is back', async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_|Failed to (?:load|fetch)|request to another origin|^console error: /)
  const site = await mortalSite()
  await open(page, `${site.origin}/`)
  await site.kill()
  const dying = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', () =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"page":{"pa'),
    )
  })
  await new Promise<void>((ready) => dying.listen(site.port, ready))
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main').getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/)
  await new Promise((closed) => dying.close(closed))
  await site.revive()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/)
  await site.remove()
})

test("the machine's clock and zone are off: pages read the same", async ({ page, context }) => {
  await open(page, '/')
  const text = await page.getByRole('main').textContent()
  await context.clock.setFixedTime(new Date('2071-02-28T23:59:59-12:00'))
  await open(page, '/')
  expect(await page.getByRole('main').textContent()).toBe(text)
})
