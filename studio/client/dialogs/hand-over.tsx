// Hands changes over to an engineer, as a branch with a commit.
import { useState } from 'react'
import type { Writes } from '../../server/answer.ts'
import { post } from '../api.ts'
import { useAnswer } from '../use-answer.ts'
import type { SiteIndex } from '../use-site-index.ts'
import { WordsChanged } from '../words-changed.tsx'
import { Dialog } from './dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextInput } from './inputs.tsx'

export function HandOverDialog({ siteIndex, onClose }: { siteIndex: SiteIndex; onClose: () => void }) {
  const { answer: changes, fault } = useAnswer('changes')
  const [excluded, setExcluded] = useState<readonly string[]>([])
  const [title, setTitle] = useState('')
  const [reason, setReason] = useState('')
  const { author: known = '', remote } = siteIndex.list ?? {}
  const [author, setAuthor] = useState(known)
  const [done, setDone] = useState<Writes['hand-over']>()
  const files = changes?.map(({ name }) => name).filter((name) => !excluded.includes(name)) ?? []
  const handOver = async () => {
    setDone(await post('hand-over', { files, title, author, reason: reason || undefined }))
    await siteIndex.refresh()
  }
  if (done)
    return (
      <Dialog title="Handed over" isWide onClose={onClose}>
        <p role="status">
          An engineer will find your changes under this reference: <code>{done.branch}</code>
        </p>
        {done.pushFailed && <p className="notice wrong">They’re only on this computer: {done.pushFailed}</p>}
      </Dialog>
    )
  return (
    <FormDialog
      title="Hand over"
      isWide
      submit="Hand over"
      submitting="Checking the whole site"
      isDisabled={files.length === 0}
      onSubmit={handOver}
      onClose={onClose}
    >
      <p>
        An engineer reviews your changes before they go live.{' '}
        {remote ? `They are sent to ${remote}.` : 'They stay on this computer.'}
      </p>
      <fieldset>
        <legend>Changes</legend>
        {fault && <p role="alert">{fault}</p>}
        {!changes && !fault && <p role="status">Reading the changes.</p>}
        {changes?.length === 0 && <p>You haven’t saved anything since the last commit.</p>}
        {changes?.map((file) => (
          <div key={file.name} className="change">
            <label>
              <input
                type="checkbox"
                checked={!excluded.includes(file.name)}
                onChange={({ target }) =>
                  setExcluded(
                    target.checked ? excluded.filter((name) => name !== file.name) : [...excluded, file.name],
                  )
                }
              />
              {file.title}
              {file.isNew && ' (new)'}
              {file.isRemoved && ' (removed)'}
            </label>
            {file.words.length > 0 && <WordsChanged words={file.words} />}
          </div>
        ))}
      </fieldset>
      <TextInput label="What changed, in a few words" value={title} required onChange={setTitle} />
      <TextInput label="Why (optional)" value={reason} onChange={setReason} />
      <TextInput label="Your name" value={author} required autoComplete="name" onChange={setAuthor} />
    </FormDialog>
  )
}
