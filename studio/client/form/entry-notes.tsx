// Signs on the line of a folded entry: what it still needs before launch.
import { isGroup } from './schema.ts'

export function EntryNotes({ entry }: { entry: unknown }) {
  if (!isGroup(entry) || !('approvedBy' in entry)) return null
  const { approvedBy, open } = entry
  return (
    <>
      {open !== undefined && <span className="note">Question open</span>}
      <span className="note" data-state={approvedBy ? 'approved' : 'open'}>
        {approvedBy ? 'Approved' : 'Not approved'}
      </span>
    </>
  )
}
