// Finds modules that browsers would load but must not. dependency-cruiser can't check this, because its rules for
// what a module reaches also follow type imports, which do not exist at run time.
import type { IModule } from 'dependency-cruiser'

const BROWSER_ENTRY = /^app\/entry\.client\.tsx?$/
const FORBIDDEN = /(^|\/)node_modules\/(zod|yaml|sharp|svgo|parse5)\/|\.server\.tsx?$/

/** A message for each import chain from the browser entry to Node, to *.server.ts or to a package of the build. */
export function browserProblems(modules: readonly IModule[]): string[] {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]))
  const entry = [...imports.keys()].find((source) => BROWSER_ENTRY.test(source))
  if (!entry) return ['There is no app/entry.client.ts, so nothing says what the browser loads.']

  const importers = new Map<string, string>([[entry, '']])
  const problems: string[] = []
  // The loop also visits the modules that it adds to the map.
  for (const source of importers.keys()) {
    for (const { resolved, module, coreModule, dependencyTypes } of imports.get(source) ?? []) {
      if (dependencyTypes.includes('type-only')) continue
      if (coreModule || FORBIDDEN.test(resolved)) problems.push(describeChain(importers, source, module))
      else if (!importers.has(resolved)) importers.set(resolved, source)
    }
  }
  return problems
}

function describeChain(importers: ReadonlyMap<string, string>, source: string, forbidden: string): string {
  const chain = [forbidden]
  for (let at = source; at; at = importers.get(at) ?? '') chain.unshift(at)
  return `${chain.join('\n    -> ')}\n    The browser would load ${forbidden}. Import types only, or move the value.`
}
