// What staff do in the studio. Each worker starts a separate studio.
import { defineConfig } from '@playwright/test'
import { OPTIONS } from '../../tests/playwright-options.ts'

export default defineConfig({
  ...OPTIONS,
  testDir: '.',
  outputDir: '../../.build/studio-test-results',
  workers: 2,
  projects: [
    { name: 'start', testMatch: 'start.spec.ts' },
    { name: 'studio', testIgnore: 'start.spec.ts', dependencies: ['start'] },
  ],
})
