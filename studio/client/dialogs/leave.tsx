// Asks what to do with unsaved work before another file is opened.
import { Dialog } from './dialog.tsx'
import { discard, keepDraft, save } from '../visit/disk.ts'
import type { Visit } from '../visit/visit.ts'

export function LeaveDialog({ visit, onGo, onStay }: { visit: Visit; onGo: () => void; onStay: () => void }) {
  const saveAndGo = async () => ((await save(visit)) ? onGo() : onStay())
  const keepAndGo = async () => ((await keepDraft(visit)) ? onGo() : onStay())
  const dropAndGo = async () => ((await discard(visit)) ? onGo() : onStay())
  return (
    <Dialog title="Your changes are not saved" onClose={onStay}>
      <p>A draft of them is kept on this computer until you save or drop them.</p>
      <div className="dialog-actions">
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
