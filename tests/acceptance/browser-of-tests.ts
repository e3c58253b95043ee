// The browser and the servers that the acceptance tests of a clinic share.
import { chromium, type Browser } from '@playwright/test'
import { beforeAll } from 'vitest'
import { findHeadlessShell } from '../../cli/browser.ts'
import startServers from '../browser/servers.ts'
import { CHROMIUM_ARGUMENTS } from '../chromium-arguments.ts'

/** Starts both before the tests of a file, and stops them after. The function it returns gives them the browser. */
export function browserOfTests(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    const stopServers = await startServers()
    browser = await chromium.launch({ executablePath: findHeadlessShell(), args: CHROMIUM_ARGUMENTS })
    return async () => {
      await browser.close()
      await stopServers()
    }
  })
  return () => browser
}
