// What a page loads, and how many files a build has.
import { globSync } from 'node:fs'
import { extname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { withFreshPage } from '../chromium.ts'
import type { ServedSites } from './sites.ts'

/** Scripts load and links are prefetched in this time. */
const SETTLE_MS = 4_000

/** Compressed bytes that a page loads: scripts, and the data and documents that it prefetches. */
export interface Weight {
  script: number
  ahead: number
}

/** Loads `path` of the site that is shown and counts what its server sends. */
export async function weighPage(
  browser: Browser,
  { fastOrigin, server }: ServedSites,
  path: string,
): Promise<Weight> {
  return withFreshPage(browser, async (page) => {
    server.sent = []
    await page.goto(fastOrigin + path, { waitUntil: 'networkidle0' })
    await wait(SETTLE_MS)
    const sum = (counts: (sent: string) => boolean) =>
      server.sent.filter((each) => counts(each.path)).reduce((total, { bytes }) => total + bytes, 0)
    return {
      // The script at /insights/ is the host's.
      script: sum((sent) => sent.endsWith('.js') && !sent.includes('/insights/')),
      ahead: sum((sent) => sent !== path && isDocumentOrData(sent)),
    }
  })
}

/**
 * Documents have no extension in their path. Sites before decision 0021 (docs/decisions) load data as .data or .json.
 */
function isDocumentOrData(path: string): boolean {
  return ['', '.data', '.json'].includes(extname(path))
}

/** Number of files in the built site `root` without pictures and compressed copies. */
export function countFiles(root: string): number {
  return globSync('**/*', { cwd: root, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\/media(\/|$)/.test(entry.parentPath) && !/\.(br|gz|zst)$/.test(entry.name),
  ).length
}
