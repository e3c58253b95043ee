// A form provider whose script or frame is hostile: its page stays usable, and pages after it are out of its reach.
// Needs the full Chromium: Debian's headless shell crashed on the pages after a hostile frame, in one run of five.
import { findBrowser } from '../../cli/browser.ts'
import { MAX_HEIGHT, MIN_HEIGHT } from '../schema/form-height.ts'
import { shown } from '../../tests/browser/form-place.ts'
import { expect, openPageWith, test, THOROUGH, thePageWith } from '../../tests/browser/fixtures.ts'
import { OPTIONS } from '../../tests/playwright-options.ts'
import {
  HOSTILE_FRAME,
  HOSTILE_NOISE,
  HOSTILE_SCRIPT,
  hostileLines,
  openHostilePage,
  openHostileWindows,
  visitPagesAfter,
} from '../../tests/browser/hostile.ts'
import { pagesWith } from '../../tests/browser/page-kinds.ts'
import { standIn, usesScript } from '../../tests/browser/provider.ts'

test.use({ launchOptions: { ...OPTIONS.use.launchOptions, executablePath: findBrowser() } })

for (const [index, { path }] of pagesWith('a form').entries()) {
  // `npm test` visits the smallest page.
  const tag = index === 0 ? {} : THOROUGH

  test(
    `${path}: a script that changes, stores, opens and floods what it can reaches no page after it`,
    tag,
    async ({ page, context, noise }) => {
      test.skip(!usesScript, 'The provider runs no script on the page.')
      noise.expect(...HOSTILE_NOISE)
      await standIn(context, { script: HOSTILE_SCRIPT })
      const lines = hostileLines(context)
      await openHostilePage(page, path, lines)
      expect(await page.evaluate(() => 'injected' in window)).toBe(false)
      await openHostileWindows(page)
      await expect.poll(() => lines).toContain(`holds ${path} by the opener`)
      await visitPagesAfter(page, lines)
      expect(context.pages().length, 'The window that watches is still open').toBeGreaterThan(1)
    },
  )
}

test('a frame that reports wrong heights, reaches out of its place and is busy changes nothing', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(...HOSTILE_NOISE)
  await standIn(context, { frame: HOSTILE_FRAME })
  const downloads: string[] = []
  context.on('page', (opened) => opened.on('download', (download) => downloads.push(download.url())))
  page.on('download', (download) => downloads.push(download.url()))
  const lines = hostileLines(context)
  const { path } = thePageWith('a form')
  await openHostilePage(page, path, lines)
  expect((await shown(page).boundingBox())?.height).toBeLessThanOrEqual(MAX_HEIGHT)
  // A click can miss the frame while the page still moves.
  await expect(async () => {
    await shown(page).click()
    await expect.poll(() => lines, { timeout: 3_000 }).toContain('frame clicked')
  }).toPass()
  expect(new URL(page.url()).pathname).toBe(path)
  await visitPagesAfter(page, lines)
  expect(downloads).toEqual([])
})

test('a script that sets the height of its frame stays within the bounds', THOROUGH, async ({ page }) => {
  test.skip(!usesScript, 'The provider runs no script on the page.')
  await openPageWith(page, 'a form')
  for (const [height, shownHeight] of [
    ['90000px', MAX_HEIGHT],
    ['0', MIN_HEIGHT],
  ] as const) {
    // As a provider's script can, and a message of its frame cannot. Again and again, as the form may send its own.
    const clientHeight = () =>
      shown(page).evaluate((frame, given) => {
        frame.style.height = given
        return frame.clientHeight
      }, height)
    await expect.poll(clientHeight).toBe(shownHeight)
  }
})
