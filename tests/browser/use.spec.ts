// Pages as people use them: scrolled from top to bottom and back, by the wheel and by touch, with everything opened
// on the way, and with the Tab key. `npm test` uses each chosen page in one window. `npm run test:all` uses those in
// every window, and every other page in one.
import type { Page } from '@playwright/test'
import { built } from '../artifact/built.ts'
import { expect, open, PHONE, test, THOROUGH } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { FAULTS, FAULTY_PAGE } from './use/faulty-page.ts'
import { withFinger, withMouse } from './use/people.ts'
import type { Visit } from './use/visit.client.ts'
import { visitScript, walk } from './use/walk.ts'

declare const visit: Visit

const TABLET = { ...PHONE, viewport: { width: 768, height: 1024 } }

/** Phones move as most of them do. Elsewhere nothing moves by itself, which is faster. */
const WINDOWS = [
  { device: PHONE, reducedMotion: 'no-preference' },
  { device: TABLET, reducedMotion: 'reduce' },
  { device: { viewport: { width: 1024, height: 768 } }, reducedMotion: 'reduce' },
  { device: { viewport: { width: 1440, height: 900 } }, reducedMotion: 'reduce' },
] as const

/** A look at the page waits until everything is at rest, so animations run this many times as fast. */
const PLAYBACK_RATE = 8

/** What is wrong on the open page. Where there is a touch screen, it opens what the visitor opens. */
async function use(page: Page, hasTouch: boolean): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: PLAYBACK_RATE })
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.evaluate(await visitScript())
  const [mouse, finger] = [withMouse(page), await withFinger(page)]
  const down = await walk(hasTouch ? finger : mouse, 1)
  const up = await walk(hasTouch ? mouse : finger, -1)
  return [...down, ...up, ...(await page.evaluate(() => visit.focus()))]
}

for (const [index, { device, reducedMotion }] of WINDOWS.entries()) {
  test.describe(`in a window of ${device.viewport.width} px`, () => {
    test.use({ ...device, contextOptions: { reducedMotion } })

    for (const [at, { path }] of built.entries()) {
      const place = representatives.findIndex((page) => page.path === path)
      // What no other page has is used in every window. The others take turns, because a visit takes seconds.
      if (place < 0 && at % WINDOWS.length !== index) continue
      test(`${path} can be read and used`, place % WINDOWS.length === index ? {} : THOROUGH, async ({ page }) => {
        await open(page, path)
        expect(await use(page, 'hasTouch' in device)).toEqual([])
      })
    }
  })
}

test('every kind of fault is found', async ({ page }) => {
  await page.setContent(FAULTY_PAGE)
  const found = await use(page, false)
  for (const fault of FAULTS) expect(found).toContainEqual(expect.stringMatching(fault))
  expect(found.filter((each) => !FAULTS.some((fault) => fault.test(each)))).toEqual([])
})
