// What the browser tests of the site and those of the studio have in common. The browser is in a different time zone
// than the build, so a page that shows the visitor's local time fails.
import type { PlaywrightTestConfig } from '@playwright/test'
import { findHeadlessShell } from '../cli/browser.ts'
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts'

export const OPTIONS = {
  fullyParallel: true,
  forbidOnly: true,
  // Browsers and servers share two cores, and a busy machine is ten times slower than an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Shows how many tests have run.
  reporter: 'line',
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
} satisfies PlaywrightTestConfig
