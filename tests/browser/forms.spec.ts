// Forms as patients meet them: shown, left, come back to, late, blocked, unknown, and without scripts.
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const SCRIPT = '**/f/public/javascript/embed-hush-form.js'
const TMJ = '/tmj-eligibility'
const ED = '/ed-treatment-eligibility'
const formsOrigin = process.env['FORMS_ORIGIN'] ?? ''

const embed = (page: Page) => page.getByRole('region', { name: 'Secure form' })
const status = (page: Page) => embed(page).getByRole('status')
const inForm = (page: Page) => embed(page).frameLocator('iframe')

async function isReady(page: Page): Promise<void> {
  // The form's engine is large: on a busy machine of two cores it takes its time.
  await expect(embed(page)).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
  await expect(page.locator('iframe')).toHaveCount(1)
}

/** What the provider has on the page. */
const traces = (page: Page) =>
  page.evaluate(
    (origin) => ({
      elements: document.querySelectorAll(`script[src^="${origin}"], iframe, link[href^="${origin}"]`).length,
      global: 'HUSH' in window,
    }),
    formsOrigin,
  )

test.describe('a form page', () => {
  test('mounts the form of its id, at its own height', async ({ page }) => {
    await open(page, TMJ)
    await isReady(page)
    const mount = page.locator('[data-form-id]')
    const id = await mount.getAttribute('data-form-id')
    await expect(mount).toHaveAttribute('data-secure-form', String(id))
    await expect(page.locator('iframe')).toHaveAttribute('src', `${formsOrigin}/embed/${id}`)
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Secure form')
    await expect(status(page)).toHaveText('The form is ready.')
    await expect(inForm(page).getByText('Demonstration: nothing you enter is stored or sent.')).toBeVisible()
    const height = () => page.locator('iframe').evaluate((frame) => frame.style.height)
    expect(await height(), 'Nothing moves before the visitor is in the form').toBe('')
    await inForm(page).getByText('Demonstration: nothing you enter is stored or sent.').click()
    await expect.poll(height).toMatch(/^\d{3,4}px$/)
  })

  test('keeps its room while it waits', async ({ page }) => {
    await page.route(SCRIPT, () => undefined)
    await open(page, TMJ)
    await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
    expect((await embed(page).boundingBox())?.height).toBeGreaterThanOrEqual(560)
  })

  test('stops at a red flag, and goes on without one', async ({ page }) => {
    await open(page, ED)
    await isReady(page)
    const form = inForm(page)
    await form.getByText('Chest pain or pressure, or trouble breathing').click()
    await form.getByRole('button', { name: 'Next' }).click()
    await expect(form.getByRole('heading', { name: 'Stop here and get help now' })).toBeVisible()
    await expect(form.getByRole('link', { name: '911' })).toBeVisible()
    await expect(form.getByRole('button', { name: /Next|Finish/ })).toHaveCount(0)
    await form.getByRole('button', { name: 'Back' }).click()
    await form.getByText('None of these').click()
    await form.getByRole('button', { name: 'Next' }).click()
    await form.getByLabel('Your name').fill('Sample')
    await form.getByLabel('Date of birth').pressSequentially('01021980')
    await form.getByRole('button', { name: 'Next' }).click()
    await expect(form.getByText('Please answer this one to go on.')).toHaveCount(3)
    await expect(form.getByRole('heading', { name: 'About you' })).toBeVisible()
  })

  test('takes the form away when it is left, and shows it again when come back to', async ({ page }) => {
    await open(page, TMJ)
    await isReady(page)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/tmj-treatment')
    await expect.poll(() => traces(page)).toEqual({ elements: 0, global: false })
    await page.goBack()
    await isReady(page)
    await page.goForward()
    await expect(page).toHaveURL('/tmj-treatment')
    await expect.poll(() => traces(page)).toEqual({ elements: 0, global: false })
  })

  test('leaves nothing when it is left before the script has come', async ({ page }) => {
    let arrive: () => void = () => undefined
    const held = new Promise<void>((go) => (arrive = go))
    await page.route(SCRIPT, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest(SCRIPT)
    await open(page, TMJ)
    await asked
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/tmj-treatment')
    arrive()
    await expect.poll(() => traces(page)).toEqual({ elements: 0, global: false })
  })

  test('holds one form however quickly pages are switched', async ({ page }) => {
    await open(page, TMJ)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/tmj-treatment')
    for (let switches = 0; switches < 3; switches++) {
      await page.goBack({ waitUntil: 'commit' })
      await page.goForward({ waitUntil: 'commit' })
    }
    await page.goto(TMJ, { waitUntil: 'commit' })
    await open(page, ED)
    await isReady(page)
    const id = await page.locator('[data-form-id]').getAttribute('data-form-id')
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/embed/${id}$`))
  })
})

test('a booking stands inside a longer page', async ({ page }) => {
  await open(page, '/treatments/nad-infusion')
  await isReady(page)
  await expect(inForm(page).getByRole('heading', { name: 'First, is it safe to wait?' })).toBeVisible()
})

test.describe('a form that does not come', () => {
  test('blocked: offers another try, its own page and the phone', async ({ page, noise }) => {
    noise.expect(/Failed to load resource/, /request failed: .*embed-hush-form/)
    await page.route(SCRIPT, (route) => route.abort())
    await open(page, TMJ)
    await expect(embed(page)).toHaveAttribute('data-state', 'failed')
    await expect(status(page)).toHaveText('The form did not open')
    const direct = embed(page).getByRole('link', { name: 'Open the form (opens in a new tab)' })
    await expect(direct).toHaveAttribute('target', '_blank')
    await expect(direct).toHaveAttribute('rel', 'noopener')
    await expect(direct).toHaveAttribute('href', new RegExp(`^${formsOrigin}/`))
    await expect(
      embed(page)
        .getByRole('listitem')
        .getByRole('link', { name: /^\(\d{3}\) / }),
    ).toHaveAttribute('href', /^tel:\+1\d{10}$/)
    expect(await traces(page)).toEqual({ elements: 0, global: false })

    await page.unroute(SCRIPT)
    await embed(page).getByRole('button', { name: 'Try again' }).click()
    await expect(embed(page)).toBeFocused()
    await isReady(page)
  })

  test('slow: says so after eight seconds, and still shows the form when it comes', async ({ page }) => {
    let arrive: () => void = () => undefined
    const held = new Promise<void>((go) => (arrive = go))
    await page.route(SCRIPT, async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install()
    await page.goto(TMJ)
    await page.mouse.move(4, 4)
    const asked = page.waitForRequest(SCRIPT)
    await page.clock.runFor(2000)
    await asked
    await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
    await page.clock.runFor(8000)
    await expect(embed(page)).toHaveAttribute('data-state', 'late')
    await expect(status(page)).toContainText('Still opening')
    await expect(embed(page).getByRole('link', { name: 'Open the form in its own window' })).toHaveCount(2)
    arrive()
    await isReady(page)
  })

  test('unknown to the provider: its frame says so, with the phone number', async ({ page, noise }) => {
    noise.expect(/Failed to load resource.*404/)
    await page.route(`${formsOrigin}/embed/*`, (route) =>
      route.continue({ url: `${formsOrigin}/embed/sb-nobody-0x0x` }),
    )
    await open(page, TMJ)
    await isReady(page)
    await expect(inForm(page).getByRole('heading', { name: 'There is no form at this address' })).toBeVisible()
    await expect(inForm(page).getByRole('link', { name: /^\(\d{3}\) / })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('leads to the form’s own page and to the phone', async ({ page }) => {
    await page.goto(TMJ)
    await expect(page.getByText('Opening your form').first()).toBeHidden()
    // Playwright's roles and texts leave <noscript> out, so its content is found by markup.
    const scriptless = page.locator('noscript')
    await expect(scriptless.locator('p').first()).toBeVisible()
    await expect(scriptless.locator('a[href^="tel:"]')).toBeVisible()
    const direct = scriptless.locator(`a[href^="${formsOrigin}"]`)
    await expect(direct).toBeVisible()
    const own = await page.request.get(String(await direct.getAttribute('href')))
    expect(own.status()).toBe(200)
    expect(await own.text()).toContain('TMJ Treatment Eligibility Check')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/tmj-treatment')
  })
})

test.describe('the way back', () => {
  const back = (page: Page) => page.getByRole('main').getByRole('link').first()

  test('is a step in history where the visit came from this site', async ({ page }) => {
    await page.goto('/contact')
    await page.evaluate((path) => location.assign(path), TMJ)
    await page.waitForURL(TMJ)
    await isReady(page)
    await back(page).click()
    await expect(page).toHaveURL('/contact')
  })

  test('leads to the page above where it did not', async ({ page }) => {
    await open(page, TMJ)
    await isReady(page)
    await back(page).click()
    await expect(page).toHaveURL('/tmj-treatment')
  })

  test('leads where its name says, whatever the history', async ({ page }) => {
    await page.goto('/contact')
    await page.evaluate(() => location.assign('/pap-smear-eligibility'))
    await page.waitForURL('/pap-smear-eligibility')
    await isReady(page)
    await back(page).click()
    await expect(page).toHaveURL('/womens-health')
  })
})
