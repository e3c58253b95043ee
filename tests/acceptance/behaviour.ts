// Sections 2, 4, 7 and 8: what a visitor does, in Chromium. The browser specs try the same on every kind of page and
// device; these rows hold the specification's own figures.
import { expect, type Page } from '@playwright/test'
import { FORMER_PATHS } from './specification.ts'

interface Behaviour {
  /** The specification's words, as in a row. */
  statement: string
  run: (page: Page) => Promise<void>
}

const PHONE = { width: 767, height: 1000 }
const drawer = (page: Page) => page.getByRole('dialog')
const menuButton = (page: Page) => page.locator('header').getByRole('button', { name: 'Menu' })
const chosen = (page: Page) => page.getByRole('tabpanel').filter({ visible: true })

async function openDrawer(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.goto('/contact')
  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
}

const rows: Record<string, (page: Page) => Promise<void>> = {
  "Any path not listed shows the not-found page. | Unknown path … Not-found page: 404, 'Oops! Page not found'":
    async (page) => {
      const response = await page.goto('/not-listed')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops! Page not found')
    },
  'the attempted path is logged to the console': async (page) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/not-listed'))
    await page.goto('/not-listed')
    await logged
  },
  'the route table lists only those above': async (page) => {
    for (const [path, to] of Object.entries(FORMER_PATHS)) {
      await page.goto(path)
      await expect(page).toHaveURL(to)
    }
  },
  'Sticky;': async (page) => {
    await page.goto('/')
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(await page.locator('header').first().boundingBox()).toMatchObject({ y: 0 })
  },
  'Mobile layout applies when window width is under 768 px. | Mobile breakpoint 768 px': async (page) => {
    await openDrawer(page)
    await page.setViewportSize({ ...PHONE, width: 768 })
    await expect(menuButton(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  },
  'drawer height 80% of viewport': async (page) => {
    await openDrawer(page)
    await expect.poll(async () => (await drawer(page).boundingBox())?.y).toBe(200)
    expect(await drawer(page).boundingBox()).toMatchObject({ height: 800 })
  },
  'Selecting a link closes the drawer. | closes on link selection': async (page) => {
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'Contact Us' }).click()
    await expect(drawer(page)).toBeHidden()
  },
  'Mobile drawer: open or closed; … or the close button': async (page) => {
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(drawer(page)).toBeHidden()
  },
  'FAQ tabs: general (default), treatment, payment.': async (page) => {
    await page.goto('/')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('General')
    for (const name of ['Payment', 'Treatment', 'General']) {
      await page.getByRole('tab', { name }).click()
      await expect(chosen(page)).toHaveCount(1)
      await expect(chosen(page)).toHaveAccessibleName(name)
    }
  },
  'The accordion allows one item open at a time and lets it be collapsed.': async (page) => {
    await page.goto('/')
    const open = chosen(page).locator('details[open]')
    const second = chosen(page).locator('summary').nth(1)
    await second.click()
    await expect(open).toHaveCount(1)
    await second.click()
    await expect(open).toHaveCount(0)
  },
  'Tabs on the post cycle therapy page default to medications.': async (page) => {
    await page.goto('/post-cycle-therapy')
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('PCT Medications')
  },
  'Carousels: … arrow keys move the carousel. Three slides per view.': async (page) => {
    await page.goto('/post-cycle-therapy')
    const carousel = page.locator('[aria-roledescription=carousel]').filter({ visible: true })
    await carousel.scrollIntoViewIfNeeded()
    const current = carousel.locator('[data-slide][aria-current=true]')
    const [previous, next] = [
      carousel.getByRole('button', { name: 'Previous' }),
      carousel.getByRole('button', { name: 'Next' }),
    ]
    for (const slide of await carousel.locator('[data-rail] > *').all())
      await expect(slide).toBeInViewport({ ratio: 0.1 })
    await expect(previous).toBeDisabled()
    await carousel.locator('[data-slide]').last().click()
    await expect(current).toHaveAttribute('aria-label', /3/)
    await expect(next).toBeDisabled()
    await carousel.locator('[data-rail]').press('ArrowLeft')
    await expect(current).toHaveAttribute('aria-label', /2/)
    await carousel.locator('[data-rail]').press('ArrowRight')
    await expect(current).toHaveAttribute('aria-label', /3/)
  },
  'Smooth scroll to a hash target (#treatment-options)': async (page) => {
    await page.goto('/womens-health#treatment-options')
    await expect(page.locator('#treatment-options').getByRole('heading').first()).toBeInViewport()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
  },
  'to the options area from buttons': async (page) => {
    await page.goto('/post-cycle-therapy')
    await page.locator('main a[href="#options"]').first().click()
    await expect(page.getByRole('tab', { name: 'PCT Medications' })).toBeInViewport()
  },
  'Each has a Back button (history back)': async (page) => {
    await page.goto('/about-us')
    await page.evaluate(() => location.assign('/tmj-eligibility'))
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL('/about-us')
  },
  "Eligibility and booking pages load a third-party form-embed script from the provider's host": async (page) => {
    const forms = process.env['FORMS_ORIGIN'] ?? ''
    const script = page.waitForRequest(
      (request) => request.resourceType() === 'script' && request.url().startsWith(forms),
    )
    await page.goto('/tmj-eligibility')
    await script
    const id = await page.locator('[data-form-id]').getAttribute('data-form-id')
    await expect(page.locator(`iframe[src*="${id}"]`)).toBeVisible()
    await page.goBack()
    await expect(page.locator('iframe')).toHaveCount(0)
  },
  'No calls to a backend of the product are shown. | There are no stored or server entities.': async (page) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname)
    })
    await reportOf(page, '/about-us')
    expect(calls.filter((path) => !path.startsWith('/insights/'))).toEqual([])
  },
  'Every page view reports the path plus query string | Each page view calls … query string': async (page) => {
    expect(await reportOf(page, '/contact?ref=letter')).toContain('/contact?ref=letter')
  },
  'an analytics script loads from a same-origin insights path': async (page) => {
    const script = page.waitForRequest((request) => /^\/insights\/.*\.js$/.test(new URL(request.url()).pathname))
    await page.goto('/')
    expect(new URL((await script).url()).origin).toBe(process.env['SITE_ORIGIN'])
  },
}

/** What the page at `path` reports about its view. */
async function reportOf(page: Page, path: string): Promise<string> {
  const report = page.waitForRequest((request) => request.method() === 'POST')
  await page.goto(path)
  return (await report).postData() ?? ''
}

export const behaviour: readonly Behaviour[] = Object.entries(rows).map(([statement, run]) => ({ statement, run }))
