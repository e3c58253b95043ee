// Names and positions of fields, and problems at them.
import { isMap, isSeq, type Node } from 'yaml'
import type { Problem, SourceFile } from '../../app/content/check/problems.ts'
import type { FieldPath, FieldProblem } from '../protocol.ts'

/** `sections.2.title` as a path. */
export function pathOfField(field: string): FieldPath {
  if (field === '') return []
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** Problems of a check as the browser gets them. Only problems of the schema stop saving. */
export function fieldProblems(
  problems: readonly Problem[],
  { check, blocksSaving }: { check?: string; blocksSaving: boolean },
): FieldProblem[] {
  return problems.map(({ file, line, field, message }) => ({
    file,
    line,
    // The exceptions of the copy rules are named by their words, not by a field.
    path: file.endsWith('copy-rules.yaml') && check ? [] : pathOfField(field),
    message,
    ...(check && { check }),
    blocksSaving,
  }))
}

/** Path of the innermost field that begins on `line`, or the nearest before it. */
export function fieldAtLine({ document, lines }: SourceFile, line: number): FieldPath {
  let best: { path: FieldPath; line: number } = { path: [], line: 0 }
  const visit = (node: unknown, start: Node | null, path: FieldPath): void => {
    const at = lines.linePos(start?.range?.[0] ?? 0).line
    if (at > line) return
    if (at > best.line || best.path.length === 0) best = { path, line: at }
    if (isMap(node))
      for (const { key, value } of node.items) visit(value, key as Node, [...path, String((key as Node).toJSON())])
    if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, item as Node, [...path, index])
  }
  visit(document.contents, document.contents, [])
  return best.path
}
