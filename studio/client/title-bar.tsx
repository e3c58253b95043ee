// The name of the open file, and what can be done with it as a whole.
import { useEffect, useRef } from 'react'
import { useEditorState, useForm } from './context.ts'
import { HistoryDialog } from './dialogs/history.tsx'
import { RemoveDialog } from './dialogs/remove-page.tsx'
import { discard, save } from './editor/save.ts'
import { problemsWithin } from './editor/state.ts'
import { focusOnce } from './focus.ts'

export function TitleBar() {
  const { editor, list, openDialog } = useForm()
  const state = useEditorState((all) => all)
  const { name } = state.file
  const entry = list?.files.find((each) => each.name === name)
  const title = entry?.title ?? 'File'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} – Edit the website`
  }, [title])
  useEffect(() => {
    // The pane has the focus since somebody chose the file from the list.
    if (document.activeElement?.matches('main')) focusOnce(heading.current)
  }, [])
  const mayNotSave = problemsWithin(state, '').some(({ blocksSaving }) => blocksSaving)
  const travel = (label: string, by: -1 | 1, keys: string) => (
    <button
      type="button"
      className="plain"
      disabled={!state.versions[state.at + by]}
      aria-keyshortcuts={keys}
      onClick={() => editor.travel(by)}
    >
      {label}
    </button>
  )
  return (
    <header className="title-bar cluster" data-file={name}>
      <div className="title">
        <h1 ref={heading}>{title}</h1>
        {entry?.path && <p className="small-print">{entry.path}</p>}
      </div>
      <div className="cluster" role="group" aria-label="Actions">
        {travel('Undo', -1, 'Control+Z')}
        {travel('Redo', 1, 'Control+Shift+Z')}
        <button type="button" className="plain" disabled={!state.isChanged} onClick={() => void discard(editor)}>
          Discard
        </button>
        <button type="button" className="plain" onClick={() => openDialog(HistoryDialog, {})}>
          History
        </button>
        {name.startsWith('content/pages/') && (
          <button type="button" className="plain" onClick={() => openDialog(RemoveDialog, { name })}>
            Remove page
          </button>
        )}
        <button
          type="button"
          className="primary"
          disabled={!state.isChanged || state.isBusy || mayNotSave}
          onClick={() => void save(editor)}
        >
          Save
        </button>
      </div>
    </header>
  )
}
