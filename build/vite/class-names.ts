// Vite plugin: gives every class one to three letters in the built site. Full names would cost each page half a
// kilobyte.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transform, type CSSModulesConfig } from 'lightningcss'
import type { Plugin } from 'vite'

/** Without vowels, so that no name is a word: blockers hide classes such as `ad`. */
const FIRST = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ'
const REST = `${FIRST}0123456789`
const MODULE = /\.module\.css$/

/**
 * Shortens the names that Lightning CSS makes with `modules`. There are two plugins, because Vite's own plugins
 * turn a module into a stylesheet and a script: the first runs before them and the second after them.
 */
export function classNames(modules: CSSModulesConfig): Plugin[] {
  let shortNames = new Map<string, string>()
  const shorten = (code: string, id: string) => {
    const names = namesIn(id, modules)
    const unknown = names.find((name) => !shortNames.has(name))
    if (unknown) {
      throw new Error(
        `${id}: the class ${unknown} has no short name. Vite and build/vite/class-names.ts name classes differently.`,
      )
    }
    const pattern = new RegExp(names.map((name) => `\\b${name}\\b`).join('|'), 'g')
    return names.length === 0 ? code : code.replace(pattern, (name) => shortNames.get(name) ?? name)
  }
  return [
    {
      name: 'clinic-class-names',
      apply: 'build',
      buildStart: () => {
        shortNames = makeShortNames(modules)
      },
      transform: { filter: { id: MODULE }, handler: shorten },
    },
    {
      name: 'clinic-class-names-in-scripts',
      apply: 'build',
      enforce: 'post',
      transform: { filter: { id: MODULE }, handler: shorten },
    },
  ]
}

/**
 * Short names by long name. Files are in alphabetical order, so that every build of the same code has the same
 * names.
 */
function makeShortNames(modules: CSSModulesConfig): Map<string, string> {
  const names = globSync('app/**/*.module.css')
    .sort()
    .flatMap((file) => namesIn(resolve(file), modules))
  return new Map(names.map((name, index) => [name, shortName(index)]))
}

function namesIn(file: string, cssModules: CSSModulesConfig): string[] {
  const { exports = {} } = transform({
    filename: file,
    code: readFileSync(file),
    cssModules,
    projectRoot: process.cwd(),
  })
  return Object.values(exports)
    .map(({ name }) => name)
    .sort()
}

/** The first names are one letter; the next ones have a letter or digit more, and the last ones a number as well. */
function shortName(index: number): string {
  const first = FIRST[index % FIRST.length] ?? ''
  const rest = Math.floor(index / FIRST.length)
  if (rest === 0) return first
  const second = REST[(rest - 1) % REST.length] ?? ''
  const third = Math.floor((rest - 1) / REST.length)
  return first + second + (third === 0 ? '' : String(third))
}
