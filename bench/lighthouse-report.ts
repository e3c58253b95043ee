// One run of Lighthouse.
import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { CommandError } from '../cli/steps.ts'
import { withFreshPage } from './chromium.ts'

const MOST_TRIES = 5

/**
 * Lighthouse's report on `url`. Chromium sometimes loses a trace on a busy machine, so a failed run is repeated.
 * Throws CommandError when five runs fail.
 */
export async function lighthouseReport(browser: Browser, url: string, flags: Flags): Promise<Result> {
  let problem = ''
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const result = await withFreshPage(browser, (page) =>
      lighthouse(url, { ...flags, logLevel: 'silent' }, undefined, page),
    )
    if (result && !result.lhr.runtimeError) return result.lhr
    problem = result?.lhr.runtimeError?.message ?? 'no report'
  }
  throw new CommandError(`Lighthouse has no result for ${url} after ${MOST_TRIES} runs: ${problem}`)
}
