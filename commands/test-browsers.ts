// `npm run test:browsers`: the built site in Firefox and in WebKit. Installs both when they are missing. A browser
// that can't be installed fails the run.
import { existsSync } from 'node:fs'
import { SITE_DIR } from '../build/output/folders.ts'
import { installDebianPackages } from '../cli/debian-packages.ts'
import { CommandError, fail, step } from '../cli/steps.ts'
import { close, vitestCounts } from '../tests/test-runners.ts'

/** Debian's package of each program. */
const PACKAGES: Readonly<Record<string, string>> = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
}

async function testBrowsers(): Promise<void> {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to visit. Run `npm run build` first.')
  const missing = Object.entries(PACKAGES).flatMap(([program, name]) => (existsSync(program) ? [] : [name]))
  if (missing.length > 0) await step(`Installing ${missing.join(', ')}`, () => installDebianPackages(missing))
  close([await vitestCounts('Firefox and WebKit', 'browsers')])
}

await testBrowsers().catch(fail)
