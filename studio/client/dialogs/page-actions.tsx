// Actions on a page as a whole: copy it, change its address, keep it out of search results, remove it.
import { useState } from 'react'
import { post } from '../api.ts'
import { addressOf } from '../route.ts'
import type { SiteIndex } from '../use-site-index.ts'
import type { Editor } from '../editor/editor.ts'
import { FormDialog } from './form-dialog.tsx'
import { TextInput } from './inputs.tsx'
import { NewPageDialog } from './new-page.tsx'

export type PageAction = 'duplicate' | 'rename' | 'publish' | 'remove'

interface PageDialogProps {
  action: PageAction
  editor: Editor
  siteIndex: SiteIndex
  onClose: () => void
  /** The file on disk has changed. */
  onDone: () => void
}

export function PageDialog({ action, editor, siteIndex, onClose, onDone }: PageDialogProps) {
  const { name } = editor.state.file
  const { path: address = '', isUnpublished = false } = siteIndex.list?.files.find((file) => file.name === name) ?? {}
  const [path, setPath] = useState(address)
  if (action === 'duplicate') return <NewPageDialog siteIndex={siteIndex} from={name} onClose={onClose} />
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
    await siteIndex.refresh()
    if (action === 'remove') location.hash = addressOf(siteIndex.list?.files[0]?.name ?? '')
    onDone()
  }
  return (
    <FormDialog title={title} submit={submit} isDisabled={editor.state.isChanged} onSubmit={run} onClose={onClose}>
      <p>{about}</p>
      {editor.state.isChanged && <p className="notice">Save or drop the changes of this page first.</p>}
      {action === 'rename' && (
        <TextInput label="New address" value={path} hint="Like /lower-case-words" required onChange={setPath} />
      )}
    </FormDialog>
  )
}
