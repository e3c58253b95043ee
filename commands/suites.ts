// The steps of `npm run check`, and of each command that tests.
import { existsSync } from 'node:fs'
import type { Step } from '../cli/run-steps.ts'

/** `npm run check`: the steps that need no build. */
export const CHECKS: readonly Step[] = [
  { name: 'content', command: 'node cli/run.js check-content' },
  { name: 'format', command: 'node cli/run.js format --check' },
  // oxlint has no rule for this, and oxfmt does not break comments and strings.
  {
    name: 'line length, at most 118 characters',
    command: "! LC_ALL=C.UTF-8 git grep --untracked -nE '.{119}' -- '*.ts' '*.tsx' '*.js' '*.css'",
  },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  // With more checkers, tsc repeats work, and is no faster on two cores.
  { name: 'types', command: 'react-router typegen && tsc --checkers 1' },
  { name: 'imports', command: 'node cli/run.js check-imports' },
  { name: 'unused code', command: 'knip --no-progress' },
]

export const BUILD: Step = { name: 'build', command: 'node cli/run.js build', stopsOnFailure: true }

/** A copy of the project with the small clinic of tests/fixtures in place of content/. */
export const FIXTURE_COPY = '.build/fixture-clinic'

/** Tests of what differs from clinic to clinic. */
const CLINIC_TESTS = {
  files: ['head', 'links', 'pages', 'policy', 'other-files', 'structured-data', 'netlify.test', 'vercel'],
  browser: ['browser/pages', 'browser/policy', 'search.spec', 'form.spec', 'not-found', 'menu.spec', 'drawer.spec'],
}

/** `npm test`: what must be true for any content, and browser tests that show each behaviour once. */
export const TEST: readonly Step[] = [
  ...CHECKS,
  { name: 'unit tests', command: 'vitest run --project unit' },
  BUILD,
  {
    name: 'tests of the built site, the local server, and the rules for Netlify and Vercel',
    command: 'vitest run --project artifact --project hosts artifact local-server netlify.test vercel',
  },
  { name: 'browser tests', command: 'playwright test --project chosen-pages' },
  {
    name: 'another clinic: its build, and tests of its files',
    command:
      `node cli/run.js fixture-clinic && cd ${FIXTURE_COPY} && node cli/run.js build && ` +
      `vitest run --project artifact --project hosts ${CLINIC_TESTS.files.join(' ')}`,
  },
]

/** `npm test -w studio`. It needs no build. */
export const STUDIO: readonly Step[] = [
  { name: 'unit tests of the studio', command: 'vitest run --project studio' },
  { name: 'browser tests of the studio', command: 'playwright test --config studio/tests/playwright.config.ts' },
]

/** Compares the built site with the clinic's specification, if there is one. */
export const ACCEPTANCE: readonly Step[] = existsSync('content/acceptance')
  ? [{ name: 'acceptance', command: 'vitest run --project acceptance' }]
  : []

/** What CI runs after `npm test` and the tests of the studio. It tests what `npm test` has built. */
export const CI: readonly Step[] = [
  ...ACCEPTANCE,
  { name: 'the oldest browsers with scripts', command: 'playwright test --project "oldest-*"' },
  {
    name: 'another clinic: what every clinic has',
    command: `cd ${FIXTURE_COPY} && playwright test ${CLINIC_TESTS.browser.join(' ')} --project chosen-pages`,
  },
  {
    name: 'two builds at once give the same bytes as one, although caches were cut off',
    command:
      'rm -rf .build/first && cp -r dist .build/first && ' +
      // All but most pictures, which would take minutes.
      "find .build/bundles .cache -type f ! -path '*-sums/*' ! -name '*0.avif' -exec truncate -s 99 {} + && " +
      '{ node cli/run.js build & first=$!; node cli/run.js build && wait $first; } && diff -rq .build/first dist',
  },
]

/** What only `npm run test:all` runs, because CI would take twice as long. */
export const RELEASE: readonly Step[] = [
  { name: 'every page and state, hostile providers', command: 'playwright test --project thorough' },
  {
    // In one step, because the visits of Firefox and WebKit mostly wait.
    name: 'Firefox and WebKit, the Nu validator, nginx, and Cloudflare and Netlify in their own tools',
    command:
      'vitest run --project browsers --project nu --project hosts ' +
      'firefox webkit nu.test nginx cloudflare netlify-cli',
  },
]
