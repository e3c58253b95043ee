// Parks hydration: React Router's module script moves into a file that the page starts late, and its preloads go.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CommandError } from '../steps.ts'

const MODULE_SCRIPT = /<script type="module" async="">([^<]*import\("\/assets\/entry\.client-[^<]*)<\/script>/g
const PRELOADS = /<link rel="modulepreload" href="[^"]*"\/>/g

export interface ParkedPage {
  html: string
  /** Module to write under assets/: the same for every page with the same route modules. */
  module: { fileName: string; code: string }
}

/**
 * Takes the module script out of a prerendered page. React Router does not document this markup: throws CommandError with
 * the installed version unless it is found exactly once, with its preloads.
 */
export function parkHydration(path: string, html: string, starter: string): ParkedPage {
  const scripts = [...html.matchAll(MODULE_SCRIPT)]
  const [script] = scripts
  const preloads = html.match(PRELOADS)?.length ?? 0
  if (!script?.[1] || scripts.length !== 1 || preloads === 0) {
    throw new CommandError(
      `${path}: expected one module script and its preloads from React Router, found ${scripts.length} and ${preloads}. ` +
        `The markup of React Router ${routerVersion()} differs from the one that scripts/finish/park-hydration.ts knows; mend that file before using this version.`,
    )
  }
  const code = script[1]
  const fileName = `start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  const tag = `<script data-start="/assets/${fileName}">${starter}</script>`
  // In its place, not elsewhere: React hydrates the document and expects a script there.
  return { html: html.replace(script[0], () => tag).replace(PRELOADS, ''), module: { fileName, code } }
}

function routerVersion(): string {
  return (JSON.parse(readFileSync('node_modules/react-router/package.json', 'utf8')) as { version: string }).version
}
