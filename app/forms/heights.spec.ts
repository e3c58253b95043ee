// Heights that a form's frame asks for, and what stays in sight, with every provider whose frame sends messages.
import { expect, test, type Page } from '@playwright/test'
import { MAX_HEIGHT } from '../schema/form-height.ts'
import { providers, type FormView } from '../schema/form-providers.ts'
import { expectStates, openBarePage, place, show, shownFrame } from '../../tests/browser/bare-page.ts'
import { THOROUGH } from '../../tests/browser/fixtures.ts'

type Sends = (height: number | string, form: FormView, embedId: string | null) => unknown

const setHeight: Sends = (height, { id }) => `setHeight:${height}:${id}`

/** The message with which the frame of each provider asks for a height. */
const SENDERS: readonly (readonly [provider: 'hush' | 'typeform' | 'jotform', id: string, message: Sends])[] = [
  ['hush', 'clinic.intake-1234', (height) => ({ type: 'secure-form-height', height })],
  ['typeform', 'AbCdEf12', (height, _, embedId) => ({ type: 'form-height-changed', embedId, height })],
  ['jotform', '230000000000001', setHeight],
]

const heightOf = (page: Page) =>
  place(page)
    .locator('iframe')
    .evaluate((frame) => frame.style.height)

/** Messages arrive in order: when this one has, those before it have too. */
const messagesArrived = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((arrived) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => requestAnimationFrame(() => arrived()), { once: true })
        port1.start()
        port2.postMessage('')
      }),
  )

/** Shows the form, and returns a function that sends a message from its frame, and the message for a height. */
async function showForm(page: Page, form: FormView, message: Sends) {
  await openBarePage(page, form)
  await show(page, form)
  await expectStates(page, ['waiting', 'ready'])
  const frame = await shownFrame(page)
  const embedId = new URL(frame.url()).searchParams.get('typeform-embed-id')
  const send = (data: unknown) => frame.evaluate((sent) => parent.postMessage(sent, '*'), data)
  return { frame, send, height: (px: number | string) => message(px, form, embedId) }
}

/** The visitor is at the end of the frame. */
async function goToEnd(page: Page): Promise<void> {
  await place(page)
    .locator('iframe')
    .evaluate((frame) => frame.scrollIntoView({ block: 'end' }))
}

for (const [provider, id, message] of SENDERS) {
  const form = { provider, id, origin: String(providers[provider].origin) }
  const tag = provider === 'jotform' ? {} : THOROUGH

  test.describe(provider, () => {
    // The Content-Security-Policy would refuse the strangers.
    test.use({ bypassCSP: true })

    test(
      'a frame sets its height only from its own origin and window, within bounds, once the visitor is in it',
      tag,
      async ({ page }) => {
        const { frame, send, height } = await showForm(page, form, message)
        await send(height(640))
        await messagesArrived(page)
        expect(await heightOf(page), 'The height stays until the visitor uses the form').toBe('')
        await place(page).locator('iframe').click()
        await expect.poll(() => heightOf(page)).toBe('640px')
        const src = `${form.origin}/stranger`
        await page.evaluate((stranger) => {
          document.body.append(Object.assign(document.createElement('iframe'), { src: stranger }))
        }, src)
        await expect.poll(() => page.frames().some((each) => each.url() === src)).toBe(true)
        const stranger = page.frames().find((each) => each.url() === src)
        await page.evaluate((data) => postMessage(data, '*'), height(900))
        await stranger?.evaluate((data) => parent.postMessage(data, '*'), height(900))
        // Hush's messages name no form.
        if (provider !== 'hush') await send(message(900, { ...form, id: '999' }, '999'))
        await messagesArrived(page)
        expect(await heightOf(page), 'A stranger sets no height').toBe('640px')
        // Other heights out of bounds: height.test.ts.
        await send(height(999_999))
        await expect.poll(() => heightOf(page)).toBe(`${MAX_HEIGHT}px`)
        await frame.goto('https://elsewhere.example/page')
        await send(height(700))
        await messagesArrived(page)
        expect(await heightOf(page)).toBe(`${MAX_HEIGHT}px`)
      },
    )
  })

  test(
    `${provider}: the top of a shorter page is in sight, and one line less moves nothing`,
    THOROUGH,
    async ({ page }) => {
      const { send, height } = await showForm(page, form, message)
      await page.evaluate(() => (document.body.style.paddingBottom = '3000px'))
      await place(page).locator('iframe').click()
      await send(height(1800))
      await expect.poll(() => heightOf(page)).toBe('1800px')
      await goToEnd(page)
      const before = await page.evaluate(() => scrollY)
      await send(height(1780))
      await expect.poll(() => heightOf(page)).toBe('1780px')
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(30)
      await send(height(700))
      await expect.poll(() => heightOf(page)).toBe('700px')
      await expect(place(page).locator('iframe')).toBeInViewport({ ratio: 0.9 })
    },
  )
}

test(
  'jotform: its frame scrolls to its top, collapses and reloads, and shows the page of another host',
  THOROUGH,
  async ({ page }) => {
    const form: FormView = { provider: 'jotform', id: '230000000000001', origin: 'https://form.jotform.com' }
    const { id } = form
    const { frame, send, height } = await showForm(page, form, setHeight)
    const top = () =>
      place(page)
        .locator('iframe')
        .evaluate((each) => each.getBoundingClientRect().top)
    await place(page).locator('iframe').click()
    await send(height(3000))
    for (const ask of [`scrollIntoView::${id}`, { action: 'submission-completed', formID: id }]) {
      await goToEnd(page)
      await send(ask)
      await expect.poll(top).toBeGreaterThanOrEqual(0)
    }
    await send(`collapseErrorPage::${id}`)
    await expect.poll(() => heightOf(page)).toBe(`${page.viewportSize()?.height}px`)
    await send(height(3000))
    await goToEnd(page)
    await frame.goto(`https://submit.jotform.com/submit/${id}`)
    await expect.poll(top, 'Another page begins at its top').toBeGreaterThanOrEqual(0)
    await send(height(800))
    await expect.poll(() => heightOf(page)).toBe('800px')
    const reloaded = page.waitForEvent('framenavigated')
    await send(`reloadPage::${id}`)
    expect(await reloaded).toBe(frame)

    await frame.waitForLoadState()
    await send(height(3000))
    await expect.poll(() => heightOf(page)).toBe('3000px')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await goToEnd(page)
    await send(`scrollIntoView::${id}`)
    await messagesArrived(page)
    expect(await top(), 'The visitor is not in the form').toBeLessThan(-1000)
  },
)
