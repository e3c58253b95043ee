// Actions on a page as a whole: copy it, change its address, keep it out of search results, remove it.
import { useState } from 'react'
import { post } from '../api.ts'
import { addressOf } from '../place.ts'
import type { Library } from '../use-library.ts'
import type { Visit } from '../visit/visit.ts'
import { FormDialog } from './form-dialog.tsx'
import { TextInput } from './inputs.tsx'
import { NewPageDialog } from './new-page.tsx'

export type PageAction = 'duplicate' | 'rename' | 'publish' | 'remove'

interface PageDialogProps {
  action: PageAction
  visit: Visit
  library: Library
  onClose: () => void
  /** The file on disk has changed. */
  onDone: () => void
}

export function PageDialog({ action, visit, library, onClose, onDone }: PageDialogProps) {
  const { name } = visit.state.file
  const { path: address = '', isUnpublished = false } = library.list?.files.find((file) => file.name === name) ?? {}
  const [path, setPath] = useState(address)
  if (action === 'duplicate') return <NewPageDialog library={library} from={name} onClose={onClose} />
  const {
    title,
    about,
    submit = title,
    body,
  } = {
    rename: {
      title: 'Change the address',
      about: 'The old address redirects to the new one, and links and menus follow.',
      body: { path },
    },
    publish: isUnpublished
      ? {
          title: 'List in search results',
          about: 'Search engines and the search of the site will find the page.',
          submit: 'List it',
          body: { isPublished: true },
        }
      : {
          title: 'Keep out of search results',
          about: 'The page stays at its address, but search engines and the search of the site do not list it.',
          submit: 'Keep it out',
          body: { isPublished: false },
        },
    remove: {
      title: 'Remove the page',
      about: 'The page and its address are removed. A page that others link to cannot be removed.',
      body: {},
    },
  }[action]
  const run = async () => {
    await post(`page/${action}`, { name, ...body })
    await library.refresh()
    if (action === 'remove') location.hash = addressOf(library.list?.files[0]?.name ?? '')
    onDone()
  }
  return (
    <FormDialog title={title} submit={submit} isDisabled={visit.state.isChanged} onSubmit={run} onClose={onClose}>
      <p>{about}</p>
      {visit.state.isChanged && <p className="notice">Save or drop the changes of this page first.</p>}
      {action === 'rename' && (
        <TextInput label="New address" value={path} hint="Like /lower-case-words" required onChange={setPath} />
      )}
    </FormDialog>
  )
}
