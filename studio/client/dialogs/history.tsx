// The last changes of a file, as words before and after. Reverting a change edits the form and saves nothing.
import { useState } from 'react'
import type { Reads } from '../../server/answer.ts'
import type { Editor } from '../editor/editor.ts'
import { takeBack } from '../editor/save.ts'
import { useAnswer } from '../api.ts'
import { WordsChanged } from '../words-changed.tsx'
import { Dialog } from './dialog.tsx'

interface HistoryDialogProps {
  editor: Editor
  onClose: () => void
}

export function HistoryDialog({ editor, onClose }: HistoryDialogProps) {
  const { answer: history, fault } = useAnswer('history', editor.state.file.name)
  return (
    <Dialog title="History" isWide onClose={onClose}>
      <p className="hint">“Undo this change” puts the earlier words into the form. Save them if they’re right.</p>
      <div role="alert">{fault && <p className="problems">{fault}</p>}</div>
      {!history && !fault && <p role="status">Reading the history.</p>}
      {history?.length === 0 && <p>This file has no recorded changes yet.</p>}
      <ol className="history">
        {history?.map((change) => (
          <PastChange key={change.at + change.subject} change={change} editor={editor} onClose={onClose} />
        ))}
      </ol>
    </Dialog>
  )
}

function PastChange({ change, editor, onClose }: HistoryDialogProps & { change: Reads['history'][number] }) {
  const { at, author, subject, words } = change
  const [refusal, setRefusal] = useState<string>()
  const when = new Date(at).toLocaleString('en-CA', { dateStyle: 'long', timeStyle: 'short' })
  return (
    <li>
      <h3>{subject}</h3>
      <p className="hint">
        <time dateTime={at}>{when}</time>, {author}
      </p>
      <WordsChanged words={words} />
      <button
        type="button"
        aria-label={`Undo this change: ${subject}`}
        onClick={() => {
          const reason = takeBack(editor, change)
          setRefusal(reason)
          if (!reason) onClose()
        }}
      >
        Undo this change
      </button>
      <div role="alert">{refusal && <p className="problems">{refusal}</p>}</div>
    </li>
  )
}
