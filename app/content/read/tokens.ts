// Fills tokens such as `{facts.name}` and `{clinic.name}` in the texts of a file, before its fields are checked.
import { isPair, isScalar, isSeq, visit, type Node } from 'yaml'
import { clinicTokens, type Clinic } from '../schema/clinic.ts'
import type { Fact } from '../schema/facts.ts'
import { nearest } from '../schema/nearest.ts'
import type { Problem, SourceFile } from './problems.ts'

const TOKEN = /\{([a-z]+)\.([a-zA-Z0-9]+)\}/g

/** Values by group ("facts", "clinic"), then by name. */
export type TokenValues = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The values of a site's tokens. */
export function tokenValues(clinic: Clinic, facts: Readonly<Record<string, Fact>>): TokenValues {
  return new Map([
    ['facts', new Map(Object.entries(facts).map(([name, fact]) => [name, fact.value]))],
    ['clinic', clinicTokens(clinic)],
  ])
}

/** Fills every token of the document in place. Returns a problem for each token without a value. */
export function fillTokens(source: SourceFile, values: TokenValues): Problem[] {
  const problems: Problem[] = []
  visit(source.document, {
    Scalar(key, node, ancestors) {
      const isFieldName = key === 'key'
      if (isFieldName || !isScalar(node) || typeof node.value !== 'string') return
      node.value = node.value.replace(TOKEN, (token, group: string, name: string) => {
        const value = values.get(group)?.get(name)
        if (value !== undefined) return value
        const names = values.get(group)?.keys()
        const hint = names
          ? `${nearest(name, names)} Values of this group are in content/${group}.yaml.`
          : ` Groups are: ${[...values.keys()].join(', ')}.`
        problems.push({
          file: source.file,
          line: source.lines.linePos(node.range?.[0] ?? 0).line,
          field: pathOf(key, ancestors).join('.'),
          message: `The token ${token} has no value.${hint}`,
        })
        return token
      })
    },
  })
  return problems
}

/** Names and positions from the top of the document. `key` is the position of the node in its list, or its role. */
function pathOf(key: number | string | null, ancestors: readonly unknown[]): (string | number)[] {
  return ancestors.flatMap((ancestor, index): (string | number)[] => {
    const inner: unknown = ancestors[index + 1]
    if (isPair(ancestor)) return [String((ancestor.key as Node | null)?.toJSON())]
    if (isSeq(ancestor)) return [inner === undefined ? Number(key) : ancestor.items.indexOf(inner)]
    return []
  })
}
