// The tests that run without Playwright. `unit` tests the source code. The other projects need the built site.
import { defineConfig } from 'vitest/config'

/** Timeout of a test in ms. A busy machine is ten times slower than an idle one. */
const TIMEOUT_MS = 120_000

export default defineConfig({
  test: {
    environment: 'node',
    // The build uses this time zone too. Browser tests open the pages in a different one.
    env: { TZ: 'UTC' },
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    maxWorkers: 2,
    setupFiles: ['tests/random-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,bench,checks,cli,commands,hosting,pipeline}/**/*.test.{ts,tsx}'],
          // Test files share modules, because loading them for each file takes longer than the tests.
          isolate: false,
        },
      },
      // `npm test -w studio`
      { extends: true, test: { name: 'studio', include: ['studio/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        // Test files share what they have read from the built site.
        test: { name: 'artifact', include: ['tests/artifact/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'acceptance', include: ['content/acceptance/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: 'tests/browsers/servers.ts',
        },
      },
      { extends: true, test: { name: 'nu', include: ['tests/nu/**/*.test.ts'] } },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
    ],
  },
})
