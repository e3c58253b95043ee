// Asks what to do with unsaved work before another file is opened.
import { Dialog } from './dialog.tsx'
import { discard, keepDraft, save } from '../editor/save.ts'
import type { Editor } from '../editor/editor.ts'

export function LeaveDialog({ editor, onGo, onStay }: { editor: Editor; onGo: () => void; onStay: () => void }) {
  const saveAndGo = async () => ((await save(editor)) ? onGo() : onStay())
  const keepAndGo = async () => ((await keepDraft(editor)) ? onGo() : onStay())
  const dropAndGo = async () => ((await discard(editor)) ? onGo() : onStay())
  return (
    <Dialog title="Your changes are not saved" onClose={onStay}>
      <p>A draft of them stays on this computer until you save or drop them.</p>
      <div className="actions">
        <button type="button" className="primary" onClick={() => void saveAndGo()}>
          Save and go
        </button>
        <button type="button" onClick={() => void keepAndGo()}>
          Go and keep the draft
        </button>
        <button type="button" onClick={() => void dropAndGo()}>
          Drop them and go
        </button>
        <button type="button" onClick={onStay}>
          Stay here
        </button>
      </div>
    </Dialog>
  )
}
