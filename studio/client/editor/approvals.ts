// An approval is for the words that somebody read. When they change, it ends.
import type { FieldPath } from '../../protocol.ts'
import { setField } from '../../yaml/changes.ts'
import { type YamlFile, valueAt } from '../../yaml/yaml-file.ts'
import { isGroup } from '../../schema/schema.ts'

/** Fields that are no part of what is approved. */
const ABOUT_APPROVAL = new Set(['approvedBy', 'reviewBy', 'open'])

/** The file without the approval of the group whose field at `path` has changed. */
export function withoutApproval(file: YamlFile, path: FieldPath): YamlFile {
  const around = path.slice(0, -1)
  const group = valueAt(file.value, around)
  if (!isGroup(group) || !group['approvedBy'] || ABOUT_APPROVAL.has(String(path.at(-1)))) return file
  return setField(file, [...around, 'approvedBy'], null)
}
