// Waits for what a browser does by itself.
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/**
 * Waits until the browser has painted twice: layout and observers are then up to date. A window of headless Chromium
 * sometimes stops painting. After a second without a frame, a screenshot makes it paint: otherwise a later wait would
 * report what moved before it. Playwright's own screenshot waits for fonts, which a test may hold back.
 */
export async function waitForPaint(page: Page): Promise<void> {
  const frames = page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
  // The test may have closed the page by the time these frames come.
  frames.catch(() => undefined)
  const painted = await Promise.race([frames.then(() => true), setTimeout(1000, false)])
  if (painted) return
  const session = await page.context().newCDPSession(page)
  await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 })
  await session.detach()
  await Promise.race([frames, setTimeout(1000)])
}

/** Waits until every animation and transition in sight that has an end has ended. In closed tabs they never end. */
export async function waitForAnimations(page: Page): Promise<void> {
  await waitForPaint(page)
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, timeline }) => {
      const isVisible = effect instanceof KeyframeEffect && effect.target?.checkVisibility()
      return isVisible && timeline === document.timeline && Number.isFinite(effect.getComputedTiming().endTime)
    })
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  })
}
