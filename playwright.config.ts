// Browser tests against the built site. The browser is in another time zone than the build, so that a page that shows
// the local time fails.
import { defineConfig } from '@playwright/test'
import { findHeadlessShell } from './cli/browser.ts'
import { CHROMIUM_ARGUMENTS } from './tests/chromium-arguments.ts'

/** Tests that only `npm run test:all` runs. */
const THOROUGH = /@thorough|browser\/thorough\//

export default defineConfig({
  testDir: '.',
  outputDir: '.build/test-results',
  globalSetup: './tests/browser/servers.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than CI has cores, because a test often waits for the browser.
  workers: 3,
  retries: 0,
  // Long, because browsers and servers share two cores, and a busy machine takes ten times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Says how many of the tests have run.
  reporter: 'line',
  projects: [
    // Each behaviour once and one page of every kind, for `npm test`.
    { name: 'chosen-pages', testMatch: ['app/**/*.spec.ts', 'tests/browser/*.spec.ts'], grepInvert: THOROUGH },
    // Everything else, for `npm run test:all`: tests with the tag, and those in the folder.
    { name: 'thorough', testMatch: ['app/**/*.spec.ts', 'tests/browser/**/*.spec.ts'], grep: THOROUGH },
    // What staff do in the studio. Each worker starts a studio of its own.
    { name: 'studio-start', testDir: 'tests/studio', testMatch: 'start.spec.ts' },
    {
      name: 'studio',
      testDir: 'tests/studio',
      testIgnore: 'start.spec.ts',
      workers: 2,
      dependencies: ['studio-start'],
    },
  ],
  use: {
    launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_ARGUMENTS },
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'Asia/Tokyo',
    // A trace of every test takes a third of the time. `npx playwright test --trace on` records one.
    trace: 'off',
  },
})
