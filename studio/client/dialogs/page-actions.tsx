// Actions on a page as a whole: change its address, remove it.
import { useState } from 'react'
import { setField } from '../../yaml/changes.ts'
import { post, TAB } from '../api.ts'
import { addressOf } from '../route.ts'
import { useSite } from '../site.ts'
import type { Editor } from '../editor/editor.ts'
import { FormDialog } from './form-dialog.tsx'
import { TextInput } from './inputs.tsx'

const ACTIONS = {
  rename: {
    title: 'Change the address',
    about: 'The old address redirects to the new one, and links and menus are updated.',
  },
  remove: {
    title: 'Remove the page',
    about: 'This removes the page and its address. You can’t remove a page that others link to.',
  },
}
export type PageAction = keyof typeof ACTIONS

interface PageDialogProps {
  action: PageAction
  editor: Editor
  onClose: () => void
}

export function PageDialog({ action, editor, onClose }: PageDialogProps) {
  const { edits, file } = editor.state
  const { name, text } = file
  const { list } = useSite()
  const address = list?.files.find((file) => file.name === name)?.path ?? ''
  const [path, setPath] = useState(address)
  const { title, about } = ACTIONS[action]
  const run = async () => {
    if (action === 'remove') await post('page/remove', { name })
    else if (edits)
      await post('save', { name, text: setField(edits.file, ['path'], path).text, base: text, tab: TAB })
    if (action === 'remove') location.hash = addressOf(list?.files[0]?.name ?? '')
    onClose()
  }
  return (
    <FormDialog title={title} submit={title} isDisabled={editor.state.isChanged} onSubmit={run} onClose={onClose}>
      <p>{about}</p>
      {editor.state.isChanged && <p className="notice">Save or discard your changes to this page first.</p>}
      {action === 'rename' && (
        <TextInput
          label="New address in lower-case words, such as /hair-loss"
          value={path}
          required
          onChange={setPath}
        />
      )}
    </FormDialog>
  )
}
