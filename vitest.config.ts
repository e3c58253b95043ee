// Sets of tests: `unit` needs the sources only, `artifact` checks what `npm run build` has put into build/, `hosts` and `browsers` serve it.
import { defineConfig } from 'vitest/config'
import { content } from './build/vite/content.ts'

// Unit tests need the site's chrome, not its pictures, which the plugin cuts when a server starts.
const { configureServer: _pictures, ...chrome } = content()

export default defineConfig({
  plugins: [chrome],
  test: {
    environment: 'node',
    // The build's time zone; browser tests read the pages in another.
    env: { TZ: 'America/Edmonton' },
    maxWorkers: 2,
    setupFiles: ['tests/repeatable.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['{app,bench,build,checks,cli,commands,hosting}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'artifact', include: ['tests/artifact/**/*.test.ts'], testTimeout: 60_000 } },
      // One more try: a driver of another browser can lose a key press on a busy machine.
      { extends: true, test: { name: 'browsers', include: ['tests/browsers/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, retry: 1 } },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
