// The sets of tests that need no Playwright. `unit` reads the sources. The others need the built site.
import { defineConfig } from 'vitest/config'

/** Longest time of a test in ms. A busy machine takes ten times as long as an idle one. */
const LONG = 120_000

export default defineConfig({
  test: {
    environment: 'node',
    // The time zone of the build. Browser tests read the pages in another one.
    env: { TZ: 'America/Edmonton' },
    testTimeout: LONG,
    hookTimeout: LONG,
    maxWorkers: 2,
    retry: 0,
    setupFiles: ['tests/repeatable.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,bench,build,checks,cli,commands,hosting,studio}/**/*.test.{ts,tsx}'],
          // Loading the modules for each file takes longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        // The files share what they have read of the built site.
        test: { name: 'artifact', include: ['tests/artifact/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'acceptance', include: ['tests/acceptance/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: 'tests/browsers/servers.ts',
        },
      },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
    ],
  },
})
