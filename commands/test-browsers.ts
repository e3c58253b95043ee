// `npm run test:browsers`: the site's behaviour in Firefox and in WebKit. Root gets Debian's packages of those that are missing; others skip them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { SITE_DIR } from '../build/build-site.ts'
import { CommandError, fail, step } from '../cli/steps.ts'
import { vitestCounts } from '../tests/test-runners.ts'

/** Debian's package by the program that it brings. */
const PACKAGES: Readonly<Record<string, string>> = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
}

async function testBrowsers(): Promise<void> {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to visit. Run `npm run build` first.')
  const missing = Object.entries(PACKAGES).flatMap(([program, name]) => (existsSync(program) ? [] : [name]))
  if (missing.length > 0) await step(`Installing ${missing.join(', ')}`, () => install(missing))
  const { passed, failed } = await vitestCounts('Firefox and WebKit', 'browsers')
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0)
    return console.log(
      `Only root can install packages; browsers that are not here are skipped. Install: ${packages.join(' ')}`,
    )
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], options)
  const { status } = spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options)
  if (status !== 0) console.log(`${packages.join(' and ')} could not be installed here; what needs them is skipped.`)
}

await testBrowsers().catch(fail)
