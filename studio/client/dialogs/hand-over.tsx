// Hands changes over to an engineer: as a branch with a commit, and a text for the pull request.
import { useEffect, useState } from 'react'
import type { Changes, HandedOver, HandOver } from '../../protocol-actions.ts'
import { get, messageOf, post } from '../api.ts'
import type { Library } from '../use-library.ts'
import { Dialog } from './dialog.tsx'
import { Failure } from './failure.tsx'
import { FileWords } from './file-words.tsx'
import { HandedOverNote } from './handed-over.tsx'
import { TextInput } from './text-input.tsx'
import { useRequest } from './use-request.ts'

export function HandOverDialog({ library, onClose }: { library: Library; onClose: () => void }) {
  const [changes, setChanges] = useState<Changes['files']>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [title, setTitle] = useState('')
  const [reason, setReason] = useState('')
  const [author, setAuthor] = useState(library.list?.author ?? '')
  const [done, setDone] = useState<HandedOver>()
  const { isBusy, failed, send } = useRequest()
  const [unread, setUnread] = useState<string>()
  useEffect(() => {
    get<Changes>('changes').then(
      ({ files }) => setChanges(files),
      (error: unknown) => setUnread(messageOf(error)),
    )
  }, [])
  const files = changes?.map(({ name }) => name).filter((name) => !left.has(name)) ?? []
  const handOver = () =>
    send(async () => {
      const body: HandOver = { files, title, author: { name: author }, ...(reason && { reason }) }
      setDone(await post<HandedOver>('hand-over', body))
      await library.refresh()
    })
  const toggle = (name: string, isTaken: boolean) => {
    const next = new Set(left)
    if (isTaken) next.delete(name)
    else next.add(name)
    setLeft(next)
  }
  return (
    <Dialog title={done ? 'Handed over' : 'Hand over'} isWide onClose={onClose}>
      {done ? (
        <HandedOverNote done={done} />
      ) : (
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault()
            handOver()
          }}
        >
          <p>An engineer reads what you hand over before it goes to the site.</p>
          <fieldset className="changes">
            <legend>Changes</legend>
            {unread && <p role="alert">{unread}</p>}
            {!changes && !unread && <p role="status">Reading the changes.</p>}
            {changes?.length === 0 && <p>Nothing was saved since the last commit.</p>}
            {changes?.map((file) => (
              <div key={file.name} className="change">
                <label>
                  <input
                    type="checkbox"
                    checked={!left.has(file.name)}
                    onChange={({ target }) => toggle(file.name, target.checked)}
                  />
                  {file.title}
                  {file.isNew && ' (new)'}
                  {file.isRemoved && ' (removed)'}
                </label>
                {file.words.length > 0 && <FileWords name={file.name} words={file.words} />}
              </div>
            ))}
          </fieldset>
          <TextInput label="What changed, in a few words" value={title} isRequired onChange={setTitle} />
          <TextInput label="Why (optional)" value={reason} onChange={setReason} />
          <TextInput label="Your name" value={author} isRequired autoComplete="name" onChange={setAuthor} />
          <Failure failed={failed} onFollow={onClose} />
          <div className="dialog-acts">
            <button type="submit" className="primary" disabled={isBusy || files.length === 0}>
              {isBusy ? 'Checking the whole site' : 'Hand over'}
            </button>
            <button type="button" onClick={onClose}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
