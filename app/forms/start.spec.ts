// The start of a form: what the browser requests in which order, and a visitor who types, tabs or leaves meanwhile.
import type { Page } from '@playwright/test'
import { site } from '../../tests/artifact/built.ts'
import { embed, expectDirectLinkAndPhone, expectReady, shown, status } from '../../tests/browser/form-place.ts'
import { expect, open, test, THOROUGH, thePageWith } from '../../tests/browser/fixtures.ts'
import { hold } from '../../tests/browser/hold.ts'
import { hasProof, isProvider, standIn, usesScript } from '../../tests/browser/provider.ts'

const { forms } = site.messages

/** Files that the start waits for, in their order. */
const FORM_PAGE = /\/assets\/form-page-/
const REACT = /\/assets\/hydrate-form-/

const FIELD = `
  document.body.append(document.createElement('input'))
  parent.postMessage({ type: 'secure-form-height', height: 640 }, '*')`

/** Opens the page of a form without waiting for its files. */
async function openEarly(page: Page): Promise<void> {
  await page.goto(thePageWith('a form').path, { waitUntil: 'commit' })
}

test('a form can be filled in before React arrives, and React leaves it alone', async ({ page, noise }) => {
  // React reports the text that it has not rendered.
  noise.expect(/^page error: Minified React error #418/)
  test.skip(!hasProof, 'The stand-in of this provider has no field.')
  await standIn(page, usesScript ? { frame: FIELD } : {})
  const release = await hold(page, REACT)
  await openEarly(page)
  await expectReady(page)
  await expect(embed(page).getByText(forms.waiting.title).first()).toBeHidden()
  const field = shown(page).contentFrame().locator('input')
  if (usesScript) await field.fill('Jane')
  // A translator changes the texts of a page while it loads. React then renders them anew.
  await embed(page)
    .locator('header strong')
    .evaluate((title) => {
      const text = title.lastChild
      if (text) text.textContent = 'Formulaire'
    })
  release()
  await expect(status(page)).toHaveText(forms.ready)
  await expect(shown(page)).toHaveCount(1)
  if (usesScript) await expect(field).toHaveValue('Jane')
})

test('a form that fails before React arrives shows its links, and then all options', async ({ page, noise }) => {
  test.skip(!usesScript, 'A frame that fails cannot be told from one that loads.')
  noise.expect(/Failed to load resource/)
  await standIn(page, { status: 503, script: 'down' })
  const release = await hold(page, REACT)
  await openEarly(page)
  await expect(embed(page)).toHaveAttribute('data-state', 'failed')
  await expect(embed(page).getByText(forms.failed.title).filter({ visible: true })).toBeVisible()
  await expect(embed(page).getByText(forms.waiting.title).first()).toBeHidden()
  await expectDirectLinkAndPhone(embed(page))
  release()
  await expect(embed(page).getByRole('button', { name: forms.failed.retry.button })).toBeVisible()
})

test('the focus stays where the visitor has it while the form starts', async ({ page }) => {
  await standIn(page)
  const release = await hold(page, FORM_PAGE)
  await openEarly(page)
  const link = embed(page).getByRole('link').filter({ visible: true }).last()
  await link.focus()
  release()
  await expectReady(page)
  await expect(status(page)).toHaveText(hasProof ? forms.ready : forms.opened)
  await expect(link).toBeFocused()
})

for (const [what, address, tag] of [
  ['the code of the form', FORM_PAGE, {}],
  ['the form', undefined, {}],
  ['React', REACT, THOROUGH],
] as const) {
  test(
    `a visitor who goes back while ${what} is on its way, and forward again, gets the form`,
    tag,
    async ({ page }) => {
      const { promise: held, resolve: answer } = Promise.withResolvers<void>()
      await standIn(page, address ? {} : { after: held })
      const release = address ? await hold(page, address) : answer
      await open(page, '/')
      const requested = page.waitForRequest((request) =>
        address ? address.test(request.url()) : isProvider(new URL(request.url())),
      )
      await page.evaluate((path) => location.assign(path), thePageWith('a form').path)
      await requested
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(page.frames()).toHaveLength(1)
      release()
      await page.goForward({ waitUntil: 'commit' })
      await expectReady(page)
      await expect(status(page)).toHaveText(hasProof ? forms.ready : forms.opened)
    },
  )
}
