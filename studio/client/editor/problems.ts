// The problems of a file, by field. Lists that did not change stay the same objects, so that fields do not
// render again.
import type { FieldProblem } from '../../protocol.ts'
import { pathText } from './paths.ts'

export type ProblemsByField = ReadonlyMap<string, readonly FieldProblem[]>

/** `before` itself when nothing changed. */
export function byField(problems: readonly FieldProblem[], before: ProblemsByField): ProblemsByField {
  const lists = new Map<string, readonly FieldProblem[]>()
  for (const problem of problems) {
    const field = pathText(problem.path)
    lists.set(field, [...(lists.get(field) ?? []), problem])
  }
  for (const [field, list] of lists) {
    const old = before.get(field)
    if (old && saysTheSame(old, list)) lists.set(field, old)
  }
  const isSame = lists.size === before.size && [...lists].every(([field, list]) => before.get(field) === list)
  return isSame ? before : lists
}

function saysTheSame(one: readonly FieldProblem[], other: readonly FieldProblem[]): boolean {
  return one.length === other.length && one.every(({ message }, at) => message === other[at]?.message)
}
