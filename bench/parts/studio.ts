// How fast the content studio is: from its address to a form, from a key to its paint with the processor four
// times slower, from a key to the live page, and how long the checks take. Nothing is saved.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer-core'
import type { CheckAllResult, CheckResult, FileState } from '../../studio/protocol.ts'
import { startStudio } from '../../studio/start.ts'
import { launchChromium, withFreshPage } from '../chromium.ts'
import type { Options } from '../options.ts'
import { CPU_SLOWDOWN, slowestKey, slowestKeyInHtml, WORDS } from '../slowest-key.ts'
import { Samples, type Report } from '../table.ts'

const LAPTOP = { width: 1280, height: 800 }
/** A sign that no page has. It is typed, and then the live page is watched until it shows it. */
const SIGN = '§'

/** A text on a long page, and one in the shared file with the most entries. */
const PAGE = { file: 'content/pages/home.yaml', field: 'sections/0/lede' }
const ENTRIES = { file: 'content/facts.yaml', field: 'practitionerReply/source' }

/** Longest times in ms. A time without a limit is there to compare another one with. */
const MEASURES = {
  'from the address to the first page': 1500,
  'from the address to the facts': 1500,
  'slowest key on a page': 50,
  'slowest key in the facts': 50,
  'slowest key in the HTML of that form': undefined,
  'from a key to the live page': 500,
  'check of a page': 150,
  'check of the whole site': 4000,
} as const
type Measure = keyof typeof MEASURES

/** Measures everything `repeats` times, in a fresh browser context each time. */
export async function measureStudio({ repeats }: Options, showProgress: (progress: string) => void): Promise<Report> {
  const draftsFolder = mkdtempSync(join(tmpdir(), 'studio-drafts-'))
  const studio = await startStudio({ root: process.cwd(), draftsFolder, port: 0 })
  const browser = await launchChromium()
  const samples = new Samples()
  const add = (measure: Measure, ms: number) => samples.add(measure, ms)
  try {
    for (let round = 0; round < repeats; round++) {
      showProgress(`round ${round + 1} of ${repeats}`)
      add('from the address to the first page', await openingTime(browser, studio.url, '[id="field/sections"]'))
      await visit(browser, studio.url, PAGE, async (page) => {
        add('from a key to the live page', await untilLivePage(page))
        add('slowest key on a page', await slowestKey(page))
        add('slowest key in the HTML of that form', await slowestKeyInHtml(page, studio.url, idOf(PAGE)))
      })
      add('from the address to the facts', await openingTime(browser, addressOf(studio.url, ENTRIES), idOf(ENTRIES)))
      await visit(browser, studio.url, ENTRIES, async (page) => {
        add('slowest key in the facts', await slowestKey(page))
      })
      add('check of a page', await pageCheck(studio.url))
      add('check of the whole site', (await ask<CheckAllResult>(studio.url, 'check-all', {})).took)
    }
  } finally {
    await browser.close()
    await studio.close()
    rmSync(draftsFolder, { recursive: true })
  }
  const rows = Object.entries(MEASURES).map(([name, limit]) => [name, samples.median(name), limit] as const)
  return {
    tables: [
      {
        title: `The content studio, in ms: median of ${repeats}; keys with processor ${CPU_SLOWDOWN} times slower`,
        columns: ['what', 'time', 'limit'],
        rows: rows.map(([name, ms, limit]) => [name, ms, limit ?? '-']),
      },
    ],
    misses: rows
      .filter(([, ms, limit]) => limit !== undefined && ms > limit)
      .map(([name, ms]) => `"${name}" takes ${ms} ms.`),
  }
}

interface Field {
  file: string
  field: string
}

function addressOf(url: string, { file, field }: Field): string {
  return `${url}#${file}@${field}`
}

function idOf({ field }: Field): string {
  return `[id="field/${field}"]`
}

/** Time in ms from the address until the browser has painted what `selector` names. */
async function openingTime(browser: Browser, address: string, selector: string): Promise<number> {
  return withFreshPage(browser, async (page) => {
    await page.setViewport(LAPTOP)
    // The load event waits for the live page, which comes after the form.
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.waitForSelector(selector)
    return page.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
    )
  })
}

/** Opens a field, calls `measure` with its page, and drops what was typed. */
async function visit(
  browser: Browser,
  url: string,
  at: Field,
  measure: (page: Page) => Promise<void>,
): Promise<void> {
  await withFreshPage(browser, async (page) => {
    await page.setViewport(LAPTOP)
    await page.goto(addressOf(url, at))
    const control = await page.waitForSelector(idOf(at))
    // The connection for changes on disk stays open.
    await page.waitForNetworkIdle({ concurrency: 1 })
    await control?.focus()
    await page.keyboard.press('End')
    await measure(page)
  })
  await ask(url, 'discard', { name: at.file })
}

/** Time in ms from the input of a key until the frame beside the form shows it. */
async function untilLivePage(page: Page): Promise<number> {
  // In place before the key is sent, since a key may arrive before a call of `evaluate` that was sent first.
  await page.evaluate(() => {
    const key = { at: 0 }
    Object.assign(window, { key })
    addEventListener('input', () => (key.at = performance.now()), { capture: true, once: true })
  })
  await page.keyboard.type(SIGN)
  return page.evaluate(
    (sign) =>
      new Promise<number>((resolve) => {
        const { key } = window as unknown as { key: { at: number } }
        const look = () => {
          const text = document.querySelector('iframe')?.contentDocument?.body.textContent
          if (text?.includes(sign)) resolve(performance.now() - key.at)
          else requestAnimationFrame(look)
        }
        look()
      }),
    SIGN,
  )
}

/** Time in ms from sending a changed page to its problems. */
async function pageCheck(url: string): Promise<number> {
  const address = new URL(`api/file?name=${PAGE.file}`, url)
  const { name, text, base } = (await (await fetch(address)).json()) as FileState
  const changed = text.replace('lede: ', `lede: ${WORDS}. `)
  const { took } = await ask<CheckResult>(url, 'check', { name, text: changed, base })
  await ask(url, 'discard', { name })
  return took
}

/** Sends what the studio's own page would send. `took` is the time until the whole answer in ms. */
async function ask<Answer>(url: string, action: string, body: object): Promise<{ answer: Answer; took: number }> {
  const start = performance.now()
  const response = await fetch(new URL(`api/${action}`, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Answer
  if (!response.ok) throw new Error(`The studio answered ${action} with status ${response.status}.`)
  return { answer, took: performance.now() - start }
}
