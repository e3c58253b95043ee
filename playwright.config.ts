// Browser tests against the built site. The browser is in another time zone than the build was, so that a page which shows the machine's time can't hide.
import { defineConfig } from '@playwright/test'
import { findBrowser } from './cli/browser.ts'

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.build/test-results',
  snapshotPathTemplate: '{testDir}/outlines/{arg}{ext}',
  globalSetup: './tests/browser/servers.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of CI: a third of the time a test waits for something that comes late on purpose.
  workers: 3,
  // One more try in CI for tests that count frames of a smooth scroll on a busy machine; the run names each that needed it.
  retries: process.env['CI'] ? 1 : 0,
  // Two browsers, two servers and a form engine share two cores in CI: patience, not leniency, since what never comes still fails.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'Asia/Tokyo',
    trace: 'retain-on-failure',
  },
})
