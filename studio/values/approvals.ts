// Who approved which words. The review date and open questions are no part of what is approved.
import { setField } from './changes.ts'
import { isSame } from './merge.ts'
import { isGroup, valueAt } from './path.ts'

/** The entries of a file whose approval none of `read` has for the same words, with who approved them. */
export function newApprovals(value: unknown, read: readonly unknown[]): { key: string; by: unknown }[] {
  const approved = (entry: unknown) => isGroup(entry) && { ...entry, reviewBy: undefined, open: undefined }
  const isRead = (key: string, entry: unknown) =>
    read.some((each) => isSame(approved(valueAt(each, key)), approved(entry)))
  return Object.entries(isGroup(value) ? value : {}).flatMap(([key, entry]) =>
    isGroup(entry) && entry['approvedBy'] && !isRead(key, entry) ? [{ key, by: entry['approvedBy'] }] : [],
  )
}

/**
 * `value`, in which an entry stays approved only if one of `read` has the same approval of the same words. Nobody has
 * read other words.
 */
export function withReadApprovals(value: unknown, read: readonly unknown[]): unknown {
  return newApprovals(value, read).reduce<unknown>((all, { key }) => setField(all, `${key}/approvedBy`, null), value)
}
