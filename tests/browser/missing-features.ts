// What the oldest browsers with scripts do not have, from MDN's data. package.json says which browsers these are.
// By the file that parses the 20 MB as JSON: Vitest would make a module of them, which takes seconds.
import data from '@mdn/browser-compat-data/forLegacyNode'
import type { BrowserName, CompatStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../../cli/oldest-browsers.ts'

/** Classes or objects by name, each with its members. */
type Owners = Readonly<Record<string, Readonly<Record<string, unknown>> & { __compat?: CompatStatement }>>

/** Names of browsers in MDN's data that differ from those of browserslist. */
const MDN_NAMES: Readonly<Record<string, BrowserName>> = { ios_saf: 'safari_ios' }

/** The browser of the tests enforces the Trusted Types of a page even where nothing can create them. */
const KEPT = /trustedTypes|TrustedType/

/**
 * Classes, functions and properties, such as `URL.parse` or `Element.prototype.role`, that `browser` does not have,
 * or not without a flag, in its oldest version with scripts or in another.
 */
export function missingIn(browser: string, version = oldestVersionOf(browser)): string[] {
  const mdnName = MDN_NAMES[browser] ?? (browser as BrowserName)
  const isMissing = (compat: CompatStatement | undefined) =>
    compat !== undefined && !isSupported(compat.support[mdnName], version)
  const missing = (owners: Owners, pathsOf: (owner: string, member: string) => string[]) =>
    Object.entries(owners).flatMap(([owner, { __compat: compat, ...members }]) => [
      ...Object.entries(members as Owners).flatMap(([member, { __compat: its }]) =>
        isMissing(its) ? pathsOf(owner, member) : [],
      ),
      ...(isMissing(compat) ? [owner] : []),
    ])
  const ofScript = missing(data.javascript['builtins'] as unknown as Owners, scriptPaths)
  return [...missing(data.api as unknown as Owners, webPaths), ...ofScript].filter((path) => !KEPT.test(path))
}

function oldestVersionOf(browser: string): number {
  return oldestBrowsers.find(({ name }) => name === browser)?.version ?? 0
}

function webPaths(owner: string, member: string): string[] {
  if (member.endsWith('_static')) return [`${owner}.${member.replace('_static', '')}`]
  return [`${owner}.prototype.${member}`, ...(owner === 'Window' ? [member] : [])]
}

/** MDN's data do not say whether a class of JavaScript or its objects have a function. */
function scriptPaths(owner: string, member: string): string[] {
  return [`${owner}.${member}`, `${owner}.prototype.${member}`]
}

function isSupported(support: CompatStatement['support'][BrowserName], version: number): boolean {
  return [support ?? []].flat().some((each) => {
    const isComplete = !each.flags && !each.prefix && !each.alternative_name
    return isComplete && isUpTo(each.version_added, version) && !isUpTo(each.version_removed, version)
  })
}

function isUpTo(given: string | false | null | undefined, version: number): boolean {
  // ≤: MDN does not know in which earlier version.
  return typeof given === 'string' && Number.parseFloat(given.replace('≤', '')) <= version
}

/** Runs in a page before its scripts: removes everything at `paths`, members before the classes that have them. */
export function removeFromPage(paths: readonly string[]): void {
  type Objects = Record<string, object | undefined>
  const { checkVisibility } = Element.prototype
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<object | undefined>((each, name) => (each as Objects | undefined)?.[name], window)
    if (owner) Reflect.deleteProperty(owner, last)
  }
  // Playwright itself needs it.
  Element.prototype.checkVisibility = function (options) {
    if (
      paths.includes('Element.prototype.checkVisibility') &&
      String(new Error('who calls').stack).includes('/assets/')
    )
      throw new TypeError('checkVisibility is not a function')
    return checkVisibility.call(this, options)
  }
  // Buttons with a command do nothing in a browser that does not know it.
  addEventListener('command', (event) => event.preventDefault(), true)
}
