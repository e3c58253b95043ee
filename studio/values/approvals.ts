// Who approved which words. The review date and open questions are no part of what is approved.
import { setField } from './changes.ts'
import { isSame } from './merge.ts'
import { isGroup, valueAt } from './path.ts'

/** What is approved of an entry. */
function claimOf(entry: unknown): unknown {
  return isGroup(entry) && { ...entry, approvedBy: undefined, reviewBy: undefined, open: undefined }
}

/** The entries of a file whose approval none of `read` has for the same words, with who approved them. */
export function newApprovals(value: unknown, read: readonly unknown[]): { key: string; by: unknown }[] {
  const approved = (entry: unknown) => [valueAt(entry, 'approvedBy'), claimOf(entry)]
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

/** `value`, in which the entry `key` is approved again if it was when one of `versions` last had the same words. */
export function withFormerApproval(value: unknown, key: string, versions: readonly unknown[]): unknown {
  const claim = claimOf(valueAt(value, key))
  const former = versions.findLast((version) => isSame(claimOf(valueAt(version, key)), claim))
  const by = valueAt(former, `${key}/approvedBy`)
  return by ? setField(value, `${key}/approvedBy`, by) : value
}

/** Whether an approved entry says something else than before, and names the same source. */
export function needsSource(before: unknown, now: unknown): boolean {
  const [claim, next] = [before, now].map(claimOf)
  const source = valueAt(before, 'source')
  return Boolean(valueAt(before, 'approvedBy')) && source === valueAt(now, 'source') && !isSame(claim, next)
}
