// The last changes of a file, as words before and after. Reverting a change edits the form and saves nothing.
import { useState } from 'react'
import type { WordChange } from '../../protocol.ts'
import { reverted } from '../editor/rebase.ts'
import { useAnswer } from '../api.ts'
import { useForm, useStudio } from '../context.ts'
import { fillIn } from '../form/chips.ts'
import { Dialog } from './dialog.tsx'

export function HistoryDialog() {
  const { editor, closeDialog } = useForm()
  const { answer: history, fault } = useAnswer('history', editor.state.file.name)
  const [refusal, setRefusal] = useState<{ at: string; reason: string }>()
  return (
    <Dialog title="History" isWide>
      <p className="small-print hint">
        “Undo this change” puts the earlier words into the form. Save them if they’re right.
      </p>
      <div role="alert">{fault && <p className="problems">{fault}</p>}</div>
      {!history && !fault && <p role="status">Reading the history.</p>}
      {history?.length === 0 && <p>This file has no recorded changes yet.</p>}
      <ol className="history">
        {history?.map(({ at, author, subject, words, ...change }) => (
          <li key={at + subject}>
            <h3>{subject}</h3>
            {at && (
              <p className="small-print hint">
                <time dateTime={at}>
                  {new Date(at).toLocaleString('en-CA', { dateStyle: 'long', timeStyle: 'short' })}
                </time>
                , {author}
              </p>
            )}
            <WordsChanged words={words} />
            <button
              type="button"
              aria-label={`Undo this change: ${subject}`}
              onClick={() => {
                const state = reverted(editor.state, change)
                if (typeof state === 'string') return setRefusal({ at: at + subject, reason: state })
                editor.change(state)
                closeDialog()
              }}
            >
              Undo this change
            </button>
            <div role="alert">{refusal?.at === at + subject && <p className="problems">{refusal.reason}</p>}</div>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** The words before and after a change, of the fields that the form shows. */
export function WordsChanged({ words }: { words: readonly WordChange[] }) {
  const { quoted } = useStudio()
  const shown = words.filter(({ isHidden }) => !isHidden)
  return (
    <dl className="words">
      {shown.map(({ field, before, after }, index) => (
        <div key={index}>
          <dt>{field}</dt>
          {before !== undefined && (
            <dd>
              <strong>Before</strong> <del>{fillIn(before, quoted)}</del>
            </dd>
          )}
          {after !== undefined && (
            <dd>
              <strong>After</strong> <ins>{fillIn(after, quoted)}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
