// What a browser remembers of the address of a page, and of the page before.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** A script that collects it in `window.remembered`, whose `done` is true at the end. */
export const COLLECT = readFileSync('tests/fixtures/hostile/remembered.js', 'utf8')

/**
 * Lines in the console when a page collects it: its policy refuses a picture, whose event has the address, and an
 * empty frame gets the sandbox of forms.
 */
export const COLLECTING = /Content Security Policy|tracker\.example|escape its sandboxing/

/** All of it, as JSON. */
export async function rememberedBy(page: Page): Promise<string> {
  await page.evaluate(COLLECT)
  // Not with `waitForFunction`, which evaluates a text in the page, and its policy refuses that.
  const isDone = () => page.evaluate<boolean>('remembered.done')
  await expect.poll(isDone).toBe(true)
  return page.evaluate<string>('JSON.stringify(remembered)')
}
