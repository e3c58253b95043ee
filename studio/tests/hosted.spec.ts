// The studio for people who sign in, as they see it: with a keyboard, at 200 %, and when the session ends.
import { execFileSync, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { axeFindings } from '../../tests/browser/axe.ts'
import { control } from './form-parts.ts'
import { person, prepareSurroundings, spawnStudio, type Surroundings } from './fixtures/hosted-studio.ts'

/**
 * Who may write nothing but the data, as in a container whose disk is read-only. Only root can be somebody else, and
 * a checkout in a folder of `mktemp -d` is closed to others.
 */
const nobody = { uid: 65534, gid: 65534 }
const canBeNobody = process.getuid?.() === 0 && spawnSync('ls', { cwd: process.cwd(), ...nobody }).status === 0
const NOBODY = canBeNobody ? nobody : {}

const FIGURE = '{ kind: number, value: one, source: none, approvedBy: null, reviewBy: 2030-01-01, title: Number'

const test = base.extend<{ page: Page }, { around: Surroundings }>({
  around: [
    async ({}, run) => {
      const around = await prepareSurroundings('tests/fixtures/clinic')
      // With more than a dozen figures, there is a box to find one.
      const more = Array.from({ length: 12 }, (_, index) => `more${index}: ${FIGURE} ${index} }\n`)
      around.merge('content/facts.yaml', (text) => text + more.join(''))
      const { STUDIO_ORIGIN, STUDIO_DATA } = around.settings
      const folder = dirname(STUDIO_DATA)
      if (canBeNobody) execFileSync('chown', ['-R', `${nobody.uid}`, folder])
      const env = { ...process.env, ...around.settings, PORT: new URL(STUDIO_ORIGIN).port, HOME: folder }
      const { stop } = await spawnStudio(['cli/run.js', 'edit', '--server'], { env, ...NOBODY })
      await run(around)
      await stop()
      await around.remove()
    },
    { scope: 'worker' },
  ],
})

/** Half of a laptop's window, as a browser shows it at 200 %. */
test.use({ viewport: { width: 640, height: 400 }, bypassCSP: true })

/** Signs in with the keyboard alone. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Your address').pressSequentially(person(name).address)
  await page.keyboard.press('Enter')
  await expect(page.getByText(person(name).name)).toBeVisible()
}

test('somebody signs in, approves, signs out and changes the account at 200 %, and axe finds nothing', async ({
  page,
  around,
}) => {
  await page.goto(`${around.settings.STUDIO_ORIGIN}/edit/`)
  await expect(page.getByText('You can edit the website once you have signed in.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Edit the website of \S/)
  await expect(page.getByText('Ask whoever keeps that list')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await signIn(page, 'Ari')
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`${around.settings.STUDIO_ORIGIN}/edit/#content/facts.yaml`)
  const approve = page.getByRole('button', { name: /^Approve: / }).first()
  await approve.focus()
  await page.keyboard.press('Enter')
  await page.goto(`${around.settings.STUDIO_ORIGIN}/edit/#content/facts.yaml@visitTime/approvedBy`)
  await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
  await expect(control(page, 'visitTime/approvedBy')).toHaveValue(person('Ari').name)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Your name, to approve')).toHaveCount(0)
  await page.getByRole('button', { name: /^Hand over \(/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox')).toBeVisible()
  await expect(dialog.getByLabel('Your name')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await control(page, 'visitTime/source').press('End')
  await page.keyboard.type(' itself')
  // At once, before the studio has kept the last key by itself.
  await page.getByRole('link', { name: 'Sign out' }).evaluate((link: HTMLElement) => {
    link.focus()
    link.click()
  })
  await page.getByRole('button', { name: 'Yes' }).press('Enter')
  await expect(page.getByText('You have left')).toBeVisible()
  // Whoever comes next goes back past the page of the service, and does not see the studio.
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(/\/edit\/sign-in/)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Your address').fill('eve@evil.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('eve@evil.example is not on the list')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign in with another account' }).press('Enter')
  await page.getByLabel('Your address').fill(person('Ari').address)
  await page.keyboard.press('Enter')
  await expect(page.getByText(person('Ari').name)).toBeVisible()
  await page.goto(`${around.settings.STUDIO_ORIGIN}/edit/#content/facts.yaml@visitTime/source`)
  await expect(control(page, 'visitTime/source')).toHaveText('the clinic itself')
  await page.goto(`${around.settings.STUDIO_ORIGIN}/edit/sign-in/return`)
  await expect(page.getByText('Signing in took too long')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('an editor finds a figure, and reads that only approvers approve it', async ({ page, around }) => {
  await page.goto(`${around.settings.STUDIO_ORIGIN}/edit/sign-in`)
  await signIn(page, 'Lee')
  await page.goto(`${around.settings.STUDIO_ORIGIN}/edit/#content/facts.yaml@reply/approvedBy`)
  await expect(control(page, 'reply/approvedBy')).not.toBeEditable()
  await expect(page.getByText('Only approvers approve', { exact: true })).toBeVisible()
  expect((await page.getByLabel('Find in this list').boundingBox())?.width).toBeGreaterThan(150)
})

test('when the session ends while somebody types, they sign in again in a new tab, and nothing is lost', async ({
  page,
  context,
  around,
}) => {
  const { STUDIO_ORIGIN: origin } = around.settings
  await page.goto(`${origin}/edit/sign-in`)
  await signIn(page, 'Dana')
  await page.goto(`${origin}/edit/#content/pages/care.yaml@name`)
  const field = control(page, 'name')
  await field.fill('Caring')
  await expect(page.getByText('Your draft is kept')).toBeVisible()
  await context.clearCookies()
  await field.fill('Caring for you')
  const again = page.getByRole('link', { name: 'Sign in again in a new tab' })
  await expect(again).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const [tab] = await Promise.all([page.waitForEvent('popup'), again.press('Enter')])
  await tab.getByLabel('Your address').fill(person('Dana').address)
  await tab.keyboard.press('Enter')
  await expect(tab.getByText('Dana Moreau')).toBeVisible()
  await expect(again).toBeHidden()
  await expect(page.getByText('Your draft is kept')).toBeVisible()
  await expect(field).toHaveText('Caring for you')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
