// What can be done with a page as a whole: copy it, change its address, take it off the lists, remove it.
import { useState } from 'react'
import type { PagesChanged } from '../../protocol-actions.ts'
import { post } from '../api.ts'
import { addressOf } from '../place.ts'
import type { Library } from '../use-library.ts'
import type { Visit } from '../visit/visit.ts'
import { Dialog } from './dialog.tsx'
import { Failure } from './failure.tsx'
import { NewPageForm } from './new-page.tsx'
import { TextInput } from './text-input.tsx'
import { useRequest } from './use-request.ts'

export type PageAct = 'duplicate' | 'rename' | 'publish' | 'remove'

interface PageDialogProps {
  act: PageAct
  visit: Visit
  library: Library
  onClose: () => void
  /** The file on disk has changed. */
  onDone: () => void
}

export function PageDialog({ act, visit, library, onClose, onDone }: PageDialogProps) {
  const entry = library.list?.files.find(({ name }) => name === visit.state.file.name)
  const [path, setPath] = useState(entry?.path ?? '')
  const { isBusy, failed, send } = useRequest()
  const { name } = visit.state.file
  const isUnpublished = entry?.isUnpublished ?? false
  const texts = {
    rename: {
      title: 'Change the address',
      about: 'The former address leads to the new one, and links and menus follow.',
      button: 'Change the address',
    },
    publish: isUnpublished
      ? {
          title: 'List in search results',
          about: 'Search engines and the search of the site will find the page.',
          button: 'List it',
        }
      : {
          title: 'Keep out of search results',
          about: 'The page stays at its address, but search engines and the search of the site do not list it.',
          button: 'Keep it out',
        },
    remove: {
      title: 'Remove the page',
      about: 'The page goes, with its address. A page that others link to cannot be removed.',
      button: 'Remove the page',
    },
  }
  if (act === 'duplicate')
    return (
      <Dialog title="Duplicate the page" onClose={onClose}>
        <NewPageForm library={library} from={name} onClose={onClose} />
      </Dialog>
    )
  const { title, about, button } = texts[act]
  const bodies = { rename: { name, path }, publish: { name, isPublished: isUnpublished }, remove: { name } }
  const run = () =>
    send(async () => {
      await post<PagesChanged>(`page/${act}`, bodies[act])
      await library.refresh()
      if (act === 'remove') location.hash = addressOf(library.list?.files[0]?.name ?? '')
      onDone()
    })
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          run()
        }}
      >
        <p>{about}</p>
        {visit.state.isChanged && <p className="notice">Save or drop the changes of this page first.</p>}
        {act === 'rename' && (
          <TextInput label="New address" value={path} hint="Like /lower-case-words" isRequired onChange={setPath} />
        )}
        <Failure failed={failed} onFollow={onClose} />
        <div className="dialog-acts">
          <button type="submit" className="primary" disabled={isBusy || visit.state.isChanged}>
            {button}
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
