// The last changes of a file, as words before and after. A change can be taken back; nothing is saved by that.
import { useEffect, useState } from 'react'
import type { Change, History, Reverted } from '../../protocol-actions.ts'
import { get, messageOf, post } from '../api.ts'
import { textOf, valueOf } from '../visit/state.ts'
import type { Visit } from '../visit/visit.ts'
import { WordsChanged } from '../words-changed.tsx'
import { Dialog } from './dialog.tsx'

export function HistoryDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { name } = visit.state.file
  const [changes, setChanges] = useState<Change[]>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    get<History>('history', { name }).then(
      (history) => setChanges(history.changes),
      (error: unknown) => setFault(messageOf(error)),
    )
  }, [name])
  const revert = async (commit: string) => {
    try {
      const { text } = await post<Reverted>('revert', { name, commit, text: textOf(visit.state) })
      visit.setText(text)
      onClose()
    } catch (error) {
      setFault(messageOf(error))
    }
  }
  return (
    <Dialog title="History" isWide onClose={onClose}>
      <p className="hint">To take back a change puts its words into the form. Save it when you are content.</p>
      <div role="alert">{fault && <p className="problems">{fault}</p>}</div>
      {!changes && !fault && <p role="status">Reading the history.</p>}
      {changes?.length === 0 && <p>No change of this file is recorded yet.</p>}
      {changes && changes.length > 0 && (
        <ol className="history">
          {changes.map(({ commit, at, author, subject, words }) => (
            <li key={commit}>
              <h3>{subject}</h3>
              <p className="hint">
                <time dateTime={at}>
                  {new Date(at).toLocaleString('en-CA', { dateStyle: 'long', timeStyle: 'short' })}
                </time>
                , {author}
              </p>
              <WordsChanged words={words} root={visit.schema} value={valueOf(visit.state)} />
              <button type="button" onClick={() => void revert(commit)} aria-label={`Take back: ${subject}`}>
                Take back
              </button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
