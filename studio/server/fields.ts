// Names and positions of fields, and problems at them.
import type { Problem } from '../../app/content/check/problems.ts'
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
