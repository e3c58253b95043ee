// Playwright's test for this site. A console line, an error, a failed request or a request to an unknown origin fails
// the test, unless the test has announced it. A form provider that is not on this machine is replaced by a stand-in.
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { pageWith, type Kind } from './page-kinds.ts'
import { isLocal, isProvider, standIn } from './provider.ts'
import { pagePathOf } from '../../app/schema/resolve-link.ts'
import { site, type BuiltPage } from '../artifact/built.ts'

export { expect }

/** A test that only `npm run test:all` runs. `npm test` shows each behaviour once. */
export const THOROUGH = { tag: '@thorough' } as const

/** Collects lines of the console, errors and unexpected requests, except those that the test announced. */
class Noise {
  readonly lines: string[] = []
  readonly #expected: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      // Chromium's hints to its own developers, which its console shows only on request.
      if (String(message.type()) !== 'verbose') this.lines.push(`console ${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (error) => this.lines.push(`page error: ${error.error().message}`))
    context.on('requestfailed', (request) => {
      // A browser aborts the open requests of a page when its visitor leaves.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED')
        this.lines.push(`request failed: ${request.url()} ${request.failure()?.errorText}`)
    })
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== process.env['SITE_ORIGIN'] && !isProvider(url))
        this.lines.push(`request to another origin: ${url}`)
    })
  }

  /** Lines that match one of `patterns` do not fail the test. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns)
  }

  /** Lines that the test did not announce. */
  get unexpected(): string[] {
    return this.lines.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }
}

export interface SiteOptions {
  /** The browser is as old as the oldest of this name that gets scripts, such as `firefox`. */
  oldest: string | undefined
}

interface SiteFixtures {
  noise: Noise
}

export const test = base.extend<SiteFixtures & SiteOptions>({
  oldest: [undefined, { option: true }],
  baseURL: async ({}, run) => run(process.env['SITE_ORIGIN']),
  noise: [
    async ({ context, oldest }, run) => {
      const noise = new Noise(context)
      if (!isLocal) await standIn(context)
      if (oldest) {
        // MDN's data take a while to read.
        const { missingIn, removeFromPage } = await import('./missing-features.ts')
        await context.addInitScript(removeFromPage, missingIn(oldest))
      }
      await run(noise)
      expect(noise.unexpected, 'The console is empty, and no request fails').toEqual([])
    },
    { auto: true },
  ],
})

/** The design's phone: 390 px wide, with a touch screen. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Opens `path` and waits until the starter script has run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

/** Waits until the starter script has defined the custom elements. Its listeners are then there too. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('site-menu') !== undefined)
}

/** The smallest page of `kind`. Skips the test when the content has no such page. */
export function thePageWith(kind: Kind): BuiltPage {
  const found = pageWith(kind)
  test.skip(!found, `No page has ${kind}.`)
  return found as BuiltPage
}

/** Opens the smallest page of `kind`. */
export async function openPageWith(page: Page, kind: Kind): Promise<BuiltPage> {
  const found = thePageWith(kind)
  await open(page, found.path)
  return found
}

/** Follows the first link to another page in the header's first menu, and checks that another page is shown. */
export async function followMenuLink(page: Page): Promise<void> {
  const before = page.url()
  const [menu] = site.navigation.menus
  const other = menu?.links.find(({ link }) => pagePathOf(link) !== new URL(before).pathname)
  await page.locator('header site-menu summary').first().click()
  await page.locator(`header details[open] a[href='${other?.link.href}']`).first().click()
  await expect(page).not.toHaveURL(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
