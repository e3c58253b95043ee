// Browser tests of the built site. Those of the studio have a configuration of their own, in studio/tests/.
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ENGINES } from './cli/oldest-browsers.ts'
import type { SiteOptions } from './tests/browser/fixtures.ts'
import { OPTIONS } from './tests/playwright-options.ts'

/** Tests that only `npm run test:all` runs, by tag or by folder. */
const THOROUGH = /@thorough|browser\/thorough\//

export default defineConfig<SiteOptions>({
  ...OPTIONS,
  testDir: '.',
  outputDir: '.build/test-results',
  // It may have a copy of the project with another clinic (commands/fixture-clinic.ts).
  testIgnore: join(import.meta.dirname, '.build/**'),
  globalSetup: './tests/browser/servers.ts',
  // One more than the cores of CI, because tests often wait for the browser.
  workers: 3,
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
  ],
})
