// Vite plugin: one or two letters for every class name in the built site, where `file_name` would cost each page half a kilobyte.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transform, type CSSModulesConfig } from 'lightningcss'
import type { Plugin } from 'vite'

// Without vowels: no words, and no `ad` for a blocker to hide.
const FIRST = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ'
const REST = `${FIRST}0123456789`
const MODULE = /\.module\.css$/

/** Shortens the names that Lightning CSS makes with `modules`. Two plugins, since Vite keeps styles and their names apart: one on each side of Vite's own. */
export function classNames(modules: CSSModulesConfig): Plugin[] {
  let short = new Map<string, string>()
  const shorten = (code: string, id: string) => {
    const names = namesIn(id, modules)
    const unknown = names.find((name) => !short.has(name))
    if (unknown)
      throw new Error(
        `${id}: the class ${unknown} has no short name. Vite and build/vite/class-names.ts name classes differently.`,
      )
    const known = new RegExp(names.map((name) => `\\b${name}\\b`).join('|'), 'g')
    return names.length === 0 ? code : code.replace(known, (name) => short.get(name) ?? name)
  }
  return [
    {
      name: 'clinic-class-names',
      apply: 'build',
      buildStart: () => {
        short = shortNames(modules)
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

/** Short names by long name, in the order of the files: the same in every build of the same sources. */
function shortNames(modules: CSSModulesConfig): Map<string, string> {
  const names = globSync('app/**/*.module.css')
    .sort()
    .flatMap((file) => namesIn(resolve(file), modules))
  return new Map(names.map((name, index) => [name, numbered(index)]))
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

function numbered(index: number): string {
  const first = FIRST[index % FIRST.length] ?? ''
  const rest = Math.floor(index / FIRST.length)
  return rest === 0
    ? first
    : first +
        (REST[(rest - 1) % REST.length] ?? '') +
        (rest > REST.length ? String(Math.floor((rest - 1) / REST.length)) : '')
}
