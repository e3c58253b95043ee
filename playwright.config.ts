// Browser tests of the built site. The browser is in a different time zone than the build, so a page that shows the
// visitor's local time fails.
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findHeadlessShell } from './cli/browser.ts'
import { ENGINES } from './cli/oldest-browsers.ts'
import type { SiteOptions } from './tests/browser/fixtures.ts'
import { CHROMIUM_ARGUMENTS } from './tests/chromium-arguments.ts'

/** Tests that only `npm run test:all` runs, by tag or by folder. */
const THOROUGH = /@thorough|browser\/thorough\//

export default defineConfig<SiteOptions>({
  testDir: '.',
  outputDir: '.build/test-results',
  // It may have a copy of the project with another clinic (commands/fixture-clinic.ts).
  testIgnore: join(import.meta.dirname, '.build/**'),
  globalSetup: './tests/browser/servers.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of CI, because tests often wait for the browser.
  workers: 3,
  // Chromium itself crashes about once in six hours of tests (a segmentation fault in the kernel's log). A test that
  // passes only when it is repeated is listed as flaky at the end: treat it as a defect.
  retries: 1,
  // Browsers and servers share two cores, and a busy machine is ten times slower than an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Shows how many tests have run.
  reporter: 'line',
  projects: [
    // Each behaviour once, on one page of each kind: `npm test`.
    { name: 'chosen-pages', testMatch: ['app/**/*.spec.ts', 'tests/browser/*.spec.ts'], grepInvert: THOROUGH },
    // Everything else: `npm run test:all`.
    { name: 'thorough', testMatch: ['app/**/*.spec.ts', 'tests/browser/**/*.spec.ts'], grep: THOROUGH },
    // The same in the oldest browsers that get scripts, as far as functions are concerned.
    ...ENGINES.map((oldest) => ({
      name: `oldest-${oldest}`,
      testMatch: 'app/**/{form,failures,start,search,menu,drawer,tabs,carousel}.spec.ts',
      grepInvert: THOROUGH,
      use: { oldest },
    })),
    // What staff do in the studio. Each worker starts a separate studio.
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
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: CHROMIUM_ARGUMENTS,
      // Visible, because they take space from the page on most desktops.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'Asia/Tokyo',
    // Traces make tests slower by half. To record them: `npx playwright test --trace on`.
    trace: 'off',
  },
})
