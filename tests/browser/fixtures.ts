// Playwright's test with what every test of this site needs: the site's address, and silence. A console line, an error, a failed request
// or a request to another origin fails the test, unless the test has said that it will come.
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

export { expect }

/** What a browser complained about, and what a test expects it to. */
export class Noise {
  readonly lines: string[] = []
  readonly #expected: RegExp[] = []
  readonly #origins = new Set([process.env['SITE_ORIGIN'], process.env['FORMS_ORIGIN']])

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.lines.push(`console ${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (error) => this.lines.push(`page error: ${error.error().message}`))
    context.on('requestfailed', (request) => {
      // A page that is left drops what it was still loading.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED')
        this.lines.push(`request failed: ${request.url()} ${request.failure()?.errorText}`)
    })
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && !this.#origins.has(origin))
        this.lines.push(`request to another origin: ${request.url()}`)
    })
  }

  /** Lines that match may come. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns)
  }

  /** Lines that no test has expected. */
  get unexpected(): string[] {
    return this.lines.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }
}

interface SiteFixtures {
  /** Console lines, errors and failed requests so far; the test fails at its end when one was not expected. */
  noise: Noise
}

export const test = base.extend<SiteFixtures>({
  baseURL: async ({}, run) => run(process.env['SITE_ORIGIN']),
  noise: [
    async ({ context }, run) => {
      const noise = new Noise(context)
      await run(noise)
      expect(noise.unexpected, 'Nothing is said in the console, and nothing fails').toEqual([])
    },
    { auto: true },
  ],
})

/** Phones of the design: 390 px wide, with a touch screen. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Opens `path` and waits until React has taken over; hydration waits for an idle browser. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Presses a link to `path`, one that the page need not have. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** Waits until React answers for the last link of the page, and the router for every press. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll('body > footer a')].at(-1)
    return last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactFiber$'))
  })
  // React has named its elements; in the same task or the next it listens.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}
