// The oldest browsers that get scripts: `browserslist` in package.json, such as `safari >= 16.4`.
import type { Targets } from 'lightningcss'
import project from '../package.json' with { type: 'json' }

/** A browser, by its name in browserslist, and its oldest version. */
export interface OldestBrowser {
  name: string
  version: number
}

export const oldestBrowsers: readonly OldestBrowser[] = project.browserslist.map((line) => {
  const [name = '', version] = line.split(' >= ')
  return { name, version: Number(version) }
})

/** One browser of each engine, for tests. */
export const ENGINES = ['chrome', 'firefox', 'ios_saf'] as const

/** For Vite, which compiles scripts and styles for them. */
export const buildTarget = oldestBrowsers.map(({ name, version }) => `${name.replace('ios_saf', 'ios')}${version}`)

/** For Lightning CSS: a byte for each part of a version. */
export const styleTargets: Targets = Object.fromEntries(
  oldestBrowsers.map(({ name, version }) => {
    const [major = 0, minor = 0] = String(version).split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)
