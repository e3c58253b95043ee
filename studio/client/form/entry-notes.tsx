// Signs on the line of a folded entry: its picture, and what it still needs before launch.
import { useForm } from './context.ts'
import { Thumbnail } from './thumbnail.tsx'
import { isGroup } from '../../schema/schema.ts'

export function EntryNotes({ name, entry }: { name: string; entry: unknown }) {
  const { editor } = useForm()
  if (editor.state.file.kind === 'images') return <Thumbnail names="pictures" name={name} />
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
