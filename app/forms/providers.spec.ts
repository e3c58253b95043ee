// The adapter of every form provider in a real browser, against stand-ins that do what the providers' scripts and
// servers do. Typeform's own code runs.
import { expect, test } from '@playwright/test'
import { providers, type FormProviderName, type FormView } from '../schema/form-providers.ts'
import { expectStates, openBarePage, place, remove, show, shownFrame } from '../../tests/browser/bare-page.ts'
import { THOROUGH } from '../../tests/browser/fixtures.ts'

const form = (provider: FormProviderName, id: string, origin = providers[provider].origin): FormView => ({
  provider,
  id,
  origin: origin ?? 'https://forms.example.ca',
})

/** A form, and what the page says of it. */
const FORMS: readonly (readonly [FormView, shown: string])[] = [
  [form('hush', 'clinic.intake-1234'), 'ready'],
  [form('typeform', 'AbCdEf12'), 'ready'],
  [form('typeform', 'AbCdEf12', 'https://form.typeform.eu'), 'ready'],
  [form('typeform', 'AbCdEf12', 'https://clinic.typeform.com'), 'ready'],
  [form('jotform', '230000000000001'), 'ready'],
  [form('jotform', '230000000000001', 'https://forms.clinic.ca'), 'ready'],
  // Nothing proves that it is the form.
  [form('frame', 'intake'), 'opened'],
]

for (const [each, shown] of FORMS) {
  const { provider, origin } = each
  test(
    `${provider} at ${origin}: the form is shown once, and its place is empty afterwards`,
    THOROUGH,
    async ({ page }) => {
      await openBarePage(page, each)
      await show(page, each)
      await expectStates(page, ['waiting', shown])
      await expect(place(page).locator('iframe')).toHaveCount(1)
      const address = await place(page).locator('iframe').getAttribute('src')
      expect(address?.replace(/\?.*/, ''), 'The address is that of the direct link').toBe(
        providers[provider].directLink(each),
      )
      await remove(page)
      await expect(place(page)).toBeEmpty()
      await show(page, each)
      await expectStates(page, ['waiting', shown, 'waiting', shown])
      await expect(place(page).locator('iframe'), 'The script of a provider runs once').toHaveCount(1)
    },
  )
}

for (const provider of ['jotform', 'typeform'] as const) {
  test(
    `${provider}: gets a choice that the page lists, and nothing else of the address`,
    THOROUGH,
    async ({ page }) => {
      const each = form(provider, '230000000000001')
      await openBarePage(page, each)
      await page.evaluate(() => {
        const choice = Object.assign(document.createElement('p'), { id: 'couples' })
        choice.dataset['choice'] = ''
        document.body.append(choice, Object.assign(document.createElement('p'), { id: 'other' }))
      })
      for (const [hash, given] of [
        ['couples', /\bchoice=couples\b/],
        ['other', /^(?!.*(choice|other))/],
        ['Jane-Doe', /^(?!.*(choice|Jane))/],
      ] as const) {
        await page.evaluate((value) => (location.hash = value), hash)
        await show(page, each)
        await expect(place(page).locator('iframe')).toHaveAttribute('src', given)
        await remove(page)
      }
    },
  )
}

test('typeform: a closed form is opened, not ready', THOROUGH, async ({ page }) => {
  const closed = form('typeform', 'AbCdEf12')
  const frame = `const embedId = new URLSearchParams(location.search).get('typeform-embed-id')
    parent.postMessage({ type: 'form-ready', embedId, isClosed: true }, '*')`
  await openBarePage(page, closed, { frame })
  await show(page, closed)
  await expectStates(page, ['waiting', 'opened'])
})

test('typeform: only its frame may redirect the page, and only within this site', THOROUGH, async ({ page }) => {
  const typeform = form('typeform', 'AbCdEf12')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await openBarePage(page, typeform)
  await show(page, typeform)
  await expectStates(page, ['waiting', 'ready'])
  const frame = await shownFrame(page)
  const embedId = new URL(frame.url()).searchParams.get('typeform-embed-id')
  const redirect = (url: string) => ({ type: 'redirect-after-submit', embedId, url })
  await page.evaluate(
    (messages) => messages.forEach((message) => postMessage(message, '*')),
    [null, redirect('https://clinic.test/stranger')],
  )
  await frame.evaluate((message) => parent.postMessage(message, '*'), redirect('https://evil.example/'))
  await frame.evaluate((message) => parent.postMessage(message, '*'), redirect('https://clinic.test/sent'))
  await expect(page).toHaveURL('https://clinic.test/sent')
  expect(errors).toEqual([])
})
