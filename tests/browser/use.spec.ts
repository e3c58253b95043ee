// Pages as people use them: scrolled from top to bottom, by the wheel or by touch, with everything opened on the way,
// and with the Tab key. `npm test` uses each chosen page in one window, where it also goes back up the other way.
// `npm run test:all` uses those in a second window, and every other page in one.
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

interface Use {
  /** A finger opens things and scrolls down. Otherwise the mouse does. */
  hasTouch: boolean
  /** The other one scrolls back up. */
  goesBack: boolean
}

/** What is wrong on the open page. */
async function use(page: Page, { hasTouch, goesBack }: Use): Promise<string[]> {
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.evaluate(await visitScript())
  const [mouse, finger] = [withMouse(page), await withFinger(page)]
  const down = await walk(hasTouch ? finger : mouse, 1)
  const up = goesBack ? await walk(hasTouch ? mouse : finger, -1) : []
  return [...down, ...up, ...(await page.evaluate(() => visit.focus()))]
}

for (const [index, { device, reducedMotion }] of WINDOWS.entries()) {
  test.describe(`in a window of ${device.viewport.width} px`, () => {
    test.use({ ...device, contextOptions: { reducedMotion } })

    for (const [at, { path }] of built.entries()) {
      const place = representatives.findIndex((page) => page.path === path)
      // Pages take turns, because a visit takes seconds. One of a kind is used in a narrow and in a wide window.
      const isChosen = place % WINDOWS.length === index
      const isOther = (place < 0 ? at : place + 2) % WINDOWS.length === index
      if (!isChosen && !isOther) continue
      test(`${path} can be read and used`, isChosen ? {} : THOROUGH, async ({ page }) => {
        await open(page, path)
        expect(await use(page, { hasTouch: 'hasTouch' in device, goesBack: isChosen })).toEqual([])
      })
    }
  })
}

test('every kind of fault is found', async ({ page }) => {
  await page.setContent(FAULTY_PAGE)
  const found = await use(page, { hasTouch: false, goesBack: true })
  for (const fault of FAULTS) expect(found).toContainEqual(expect.stringMatching(fault))
  expect(found.filter((each) => !FAULTS.some((fault) => fault.test(each)))).toEqual([])
})
