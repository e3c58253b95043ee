// Parks hydration: takes React Router's scripts, page data and preloads out of a prerendered page, for files that come when it has loaded.
import { readFileSync } from 'node:fs'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { CommandError } from '../steps.ts'
import { attribute, elementsUnder, remove, textIn } from './tree.ts'

const CONTEXT =
  /^window\.__reactRouterContext = (\{.*\});window\.__reactRouterContext\.stream = new ReadableStream\(.*\)\.pipeThrough\(new TextEncoderStream\(\)\);$/s
const STATE = /^window\.__reactRouterContext\.streamController\.enqueue\((".*")\);$/s
const END = /^window\.__reactRouterContext\.streamController\.close\(\);$/
const MODULES = /^(.*window\.__reactRouterRouteModules = \{.*\};)\s*import\("(\/assets\/entry\.client-[^"]+)"\);$/s

/** What React Router needs to take over a page. */
export interface Hydration {
  /** React Router's context as JSON; the same on every page. */
  context: string
  /** Code of the module that registers the manifest and the route modules; the same for every page with the same route modules. */
  modules: string
  /** Address of the module that starts React. */
  entry: string
  /** The page's data as React Router streams it. */
  state: string
}

/**
 * Takes everything of React Router's out of `document` and gives it. React Router does not document this markup: throws CommandError
 * with the installed version unless each part is there, and as often as it should be.
 */
export function parkHydration(path: string, document: Tree.Document): Hydration {
  const scripts = scriptsOf(document)
  const preloads = preloadsOf(document)
  const matching = (pattern: RegExp) => scripts.map((script) => pattern.exec(textIn(script))).filter((match) => match !== null)
  const [contexts, modules, states, ends] = [matching(CONTEXT), matching(MODULES), matching(STATE), matching(END)]
  const counts = [contexts.length, modules.length, ends.length]
  const known = contexts.length + modules.length + states.length + ends.length
  if (counts.some((count) => count !== 1) || states.length === 0 || preloads.length === 0 || known !== scripts.length) {
    throw new CommandError(
      `${path}: expected of React Router one context, one module script, page data with one end, preloads, and no other script; found ` +
        `${contexts.length}, ${modules.length}, ${states.length} with ${ends.length}, ${preloads.length}, and ${scripts.length - known} others. ` +
        `The markup of React Router ${routerVersion()} differs from the one that scripts/finish/park-hydration.ts knows; mend that file before using this version.`,
    )
  }
  for (const each of [...scripts, ...preloads]) remove(each)
  return {
    context: contexts[0]?.[1] ?? '',
    modules: modules[0]?.[1] ?? '',
    entry: modules[0]?.[2] ?? '',
    state: states.map(([, text = '""']) => JSON.parse(text) as string).join(''),
  }
}

/** Every script that is run and that is not the site's own. */
export function scriptsOf(document: Tree.Document): Tree.Element[] {
  return elementsUnder(document).filter(
    (each) => each.tagName === 'script' && attribute(each, 'data-elements') === undefined && attribute(each, 'type') !== 'application/ld+json',
  )
}

/** Every preload of a module. */
export function preloadsOf(document: Tree.Document): Tree.Element[] {
  return elementsUnder(document).filter((each) => each.tagName === 'link' && attribute(each, 'rel') === 'modulepreload')
}

function routerVersion(): string {
  return (JSON.parse(readFileSync('node_modules/react-router/package.json', 'utf8')) as { version: string }).version
}
