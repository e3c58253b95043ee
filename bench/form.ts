// When a first-time visitor on a slow phone gets the form of a page: our document, and the same document with nothing
// but the provider's own script tag in place of our scripts, in turn and in one run.
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { HUSH_SCRIPT } from '../app/schema/form-providers.ts'
import { findHeadlessShell } from '../cli/browser.ts'
import { CommandError } from '../cli/command-error.ts'
import { startDemonstrationProvider } from '../hosting/demonstration-provider/service.ts'
import { median } from './median.ts'
import type { Options, Report } from './part.ts'
import { builtHosting, builtPage, demonstrationOf, serveSite, withoutScripts } from './serve-site.ts'

/** The same document with the provider's script tag. */
const TAG_PAGE = '/with-script-tag'
/** A slow phone network, for both origins, and a phone's processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Limit of the time until the frame is requested, divided by that with the provider's script tag. */
const MAX_RATIO = 1.15
/** Limit in ms of the time until the visitor can use the first field. */
const MAX_FIRST_FIELD_MS = 4_000

/** No visit takes longer. */
const FIELD_WAIT_MS = 60_000

/** Times in ms since the document was requested. */
interface Visit {
  frame: number
  field: number
}

/**
 * Visits both documents of the first of `pages` `repeats` times. Throws CommandError when the form is not the
 * demonstration provider's.
 */
export async function measureForm(
  { pages = builtHosting().formPages, repeats }: Options,
  showProgress: (text: string) => void,
): Promise<Report> {
  const [path] = pages
  if (path === undefined) throw new CommandError('No page of the built site has a form.')
  const html = builtPage(path)
  const formOrigin = demonstrationOf(html)
  if (!formOrigin) throw new CommandError('The site has a form of a provider. This part measures the demonstration.')

  const site = await serveSite({ [TAG_PAGE]: withScriptTag(html, formOrigin) })
  const forms = await startDemonstrationProvider({ port: Number(new URL(formOrigin).port), siteOrigin: site.origin })
  const browser = await chromium.launch({ executablePath: findHeadlessShell() })
  const visits: Record<string, Visit[]> = { [path]: [], [TAG_PAGE]: [] }
  try {
    for (let round = 0; round < repeats; round++) {
      // The first visit of a round runs on a cold machine, so the order alternates.
      for (const each of round % 2 === 0 ? [path, TAG_PAGE] : [TAG_PAGE, path]) {
        showProgress(`round ${round + 1} of ${repeats}, ${each}`)
        visits[each]?.push(await visit(browser, site.origin + each, formOrigin))
      }
    }
  } finally {
    await browser.close()
    await Promise.all([site.close(), forms.close()])
  }
  return reportOf(visits)
}

/** `html` as a site has it that follows Hush's instructions: the script tag is behind the element that it fills. */
function withScriptTag(html: string, formOrigin: string): string {
  const tagged = withoutScripts(html)
    .replace(/<div[^>]*data-secure-form=[^>]*><\/div>/, `$&<script src="${formOrigin}${HUSH_SCRIPT}"></script>`)
    // Without our script the form is never "opened", and the styles would keep it hidden.
    .replace('data-state="waiting"', 'data-state="opened"')
  if (!tagged.includes(HUSH_SCRIPT)) throw new CommandError('The page has no form of Hush.')
  return tagged
}

async function visit(browser: Browser, address: string, formOrigin: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const times = timesOf(session, formOrigin)
  await page.goto(address, { waitUntil: 'commit' })
  const field = await firstField(page)
  const { start, frame } = await times
  await context.close()
  return { frame, field: field - start }
}

/** When the document was requested, in ms of the clock, and when after that the frame was. */
function timesOf(session: CDPSession, formOrigin: string): Promise<{ start: number; frame: number }> {
  return new Promise((resolve) => {
    let start: { timestamp: number; wallTime: number } | undefined
    session.on('Network.requestWillBeSent', ({ type, request, timestamp, wallTime }) => {
      if (type !== 'Document') return
      start ??= { timestamp, wallTime }
      if (request.url.startsWith(formOrigin))
        resolve({ start: start.wallTime * 1000, frame: (timestamp - start.timestamp) * 1000 })
    })
  })
}

/** When the first field of the shown form could be used, in ms of the clock. */
async function firstField(page: Page): Promise<number> {
  const element = page.locator('[data-form-id] iframe')
  await element.waitFor({ timeout: FIELD_WAIT_MS })
  const field = element.contentFrame().locator('input:enabled').first()
  await field.waitFor({ timeout: FIELD_WAIT_MS })
  // The page hides the frame until it is shown.
  await element.waitFor({ timeout: FIELD_WAIT_MS })
  return page.evaluate(() => performance.timeOrigin + performance.now())
}

function reportOf(visits: Record<string, readonly Visit[]>): Report {
  const medianOf = (path: string, what: keyof Visit) => median((visits[path] ?? []).map((each) => each[what]))
  const rows = Object.keys(visits).map((path) => {
    const frames = (visits[path] ?? []).map(({ frame }) => Math.round(frame))
    return {
      document: path,
      'frame requested, ms': medianOf(path, 'frame'),
      'from, to': `${Math.min(...frames)}, ${Math.max(...frames)}`,
      '/ script tag': Number((medianOf(path, 'frame') / medianOf(TAG_PAGE, 'frame')).toFixed(2)),
      'first field, ms': medianOf(path, 'field'),
    }
  })
  const ratio = rows[0]?.['/ script tag'] ?? Number.NaN
  const field = rows[0]?.['first field, ms'] ?? Number.NaN
  return {
    rows,
    misses: [
      ...(ratio <= MAX_RATIO ? [] : [`The frame is requested ${ratio} times as late as by the script tag.`]),
      ...(field <= MAX_FIRST_FIELD_MS ? [] : [`The first field can be used after ${field} ms.`]),
    ],
  }
}
