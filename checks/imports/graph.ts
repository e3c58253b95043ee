// Reads which module of the project imports which, types included. Vite's parser reads TypeScript 7, whose package has no compiler API for tools.
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  from: string
  /** Project path of a module, or the name of a package: `app/ui/band.tsx`, `zod`, `node:fs`. */
  to: string
  line: number
  /** Takes types only, so that nothing of it is left when the program runs. */
  type: boolean
  /** Leads to a package or to Node, not to a module of the project. */
  package: boolean
}

/** Imports by module. Every module of the project has an entry, one without imports an empty one. */
export type ModuleGraph = ReadonlyMap<string, readonly Import[]>

const MODULES = '{app,bench,build,checks,cli,commands,hosting,tests}/**/*.{ts,tsx,js,css}'

/** Reads every module under `root`. Whether an import leads to a file is the compiler's to say. */
export function readGraph(root: string): ModuleGraph {
  const files = [...globSync(MODULES, { cwd: root }), ...globSync('*.config.ts', { cwd: root })]
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  return new Map(files.map((file) => [file, importsOf(file, root)]))
}

function importsOf(file: string, root: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  return (file.endsWith('.css') ? styleRequests(source) : moduleRequests(file, source)).flatMap(
    ({ request, start, type }): Import[] => {
      if (/^virtual:|\/\+types\//.test(request)) return []
      const line = source.slice(0, start).split('\n').length
      if (!request.startsWith('.')) return [{ from: file, to: packageOf(request), line, type, package: true }]
      const to = posix.join(posix.dirname(file), request.replace(/\?.*$/, ''))
      return [{ from: file, to, line, type, package: false }]
    },
  )
}

interface Request {
  request: string
  start: number
  type: boolean
}

function moduleRequests(file: string, source: string): Request[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`)
  const imports = module.staticImports.map(({ moduleRequest: { value, start }, entries }) => ({
    request: value,
    start,
    type: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const exports = module.staticExports.flatMap(({ entries }) => {
    const { moduleRequest } = entries[0] ?? {}
    return moduleRequest
      ? [{ request: moduleRequest.value, start: moduleRequest.start, type: entries.every(({ isType }) => isType) }]
      : []
  })
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^'([^']+)'$/.exec(source.slice(start, end))
    return literal?.[1] ? [{ request: literal[1], start, type: false }] : []
  })
  return [...imports, ...exports, ...dynamic]
}

function styleRequests(source: string): Request[] {
  return [...source.matchAll(/@import "([^"]+)"/g)].map(({ 1: request = '', index }) => ({
    request,
    start: index,
    type: false,
  }))
}

/** `zod/v4` belongs to `zod`, `@scope/name/part` to `@scope/name`; `node:fs` stays as it is. */
function packageOf(request: string): string {
  return request.startsWith('@') ? request.split('/', 2).join('/') : (request.split('/', 1)[0] ?? request)
}
