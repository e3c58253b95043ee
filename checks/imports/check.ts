// Applies the import rules to the project's modules: direction, cycles, third parties, what the browser gets, modules that nothing uses.
// Our own, since dependency-cruiser 18 reads TypeScript before 7 or through swc only, and oxlint sees one import at a time: neither follows
// value imports from the browser's entries, nor finds dead modules.
import { readGraph, type Import, type ModuleGraph } from './graph.ts'
import {
  boundaries,
  BUILD_ONLY,
  CLIENT_ENTRIES,
  ENTRIES,
  layers,
  SERVER_USERS,
  TAKEN_OUT,
  TESTS,
  type LayerRule,
} from './rules.ts'

/** Every broken rule of the project under `root`, one message each. */
export function importProblems(root: string): string[] {
  const graph = readGraph(root)
  const product = new Map([...graph].filter(([file]) => !TESTS.test(file)))
  const imports = [...product.values()].flat()
  return [...imports.flatMap(brokenRules), ...cycles(graph), ...leaks(product), ...dead(product)]
}

function brokenRules(each: Import): string[] {
  if (each.package)
    return boundaries
      .filter(({ package: name, only }) => name.test(each.to) && !only.test(each.from))
      .map(({ why }) => say(each, why))
  const broken = layers.filter((rule) => breaks(rule, each)).map(({ why }) => why)
  if (TAKEN_OUT.test(each.to) && !each.type && !SERVER_USERS.test(each.from))
    broken.push('Only routes, servers and scripts run *.server.ts; elsewhere import its types.')
  return broken.map((why) => say(each, why))
}

function breaks({ from, only, never }: LayerRule, each: Import): boolean {
  const match = from.exec(each.from)
  if (!match) return false
  const fits = (patterns: readonly string[]) =>
    patterns.some((pattern) => new RegExp(`^${pattern.replace('$1', match[1] ?? '')}`).test(each.to))
  const style = each.to.endsWith('.css') && each.to.startsWith(folderOf(each.from))
  return (only !== undefined && !fits(only) && !style) || (never !== undefined && fits(never))
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1)
}

function say({ from, line, to }: Import, why: string): string {
  return `${from}:${line} imports ${to}\n    ${why}`
}

/** Rings of imports, types included: modules that can't be understood one without the other. Each ring is named once. */
function cycles(graph: ModuleGraph): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) {
      found.push(
        `${[...trail.slice(trail.indexOf(file)), file].join('\n    -> ')}\n    These modules import each other in a ring. Move what they share into a module of its own.`,
      )
      return
    }
    if (done.has(file)) return
    for (const { to } of inside(graph, file)) visit(to, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

/** What a browser would be sent and must not: the way from a client entry to a build-only package. */
function leaks(graph: ModuleGraph): string[] {
  const cameFrom = reach(
    graph,
    [...graph.keys()].filter((file) => CLIENT_ENTRIES.test(file)),
    (each) => !each.type && !TAKEN_OUT.test(each.to),
  )
  const reached = [...cameFrom.keys()].flatMap((file) =>
    (graph.get(file) ?? []).filter((each) => each.package && !each.type && BUILD_ONLY.test(each.to)),
  )
  return reached.map((each) => {
    const trail = [each.to]
    for (let at: string | undefined = each.from; at; at = cameFrom.get(at)) trail.unshift(at)
    return `${trail.join('\n    -> ')}\n    The browser would load ${each.to}, which belongs to the build. Import types only, or move the value to a module without it.`
  })
}

function dead(graph: ModuleGraph): string[] {
  const entries = [...graph.keys()].filter((file) => ENTRIES.test(file) || CLIENT_ENTRIES.test(file))
  const used = reach(graph, entries, () => true)
  return [...graph.keys()]
    .filter((file) => !used.has(file))
    .map((file) => `${file}\n    Nothing uses this module, tests aside. Remove it.`)
}

/** Modules reached from `entries`, each with the module it was reached from. */
function reach(
  graph: ModuleGraph,
  entries: readonly string[],
  follow: (each: Import) => boolean,
): Map<string, string | undefined> {
  const cameFrom = new Map<string, string | undefined>(entries.map((file) => [file, undefined]))
  for (const file of cameFrom.keys()) {
    for (const each of inside(graph, file).filter(follow)) if (!cameFrom.has(each.to)) cameFrom.set(each.to, file)
  }
  return cameFrom
}

function inside(graph: ModuleGraph, file: string): Import[] {
  return (graph.get(file) ?? []).filter((each) => !each.package)
}
