// A new page: like one that exists, with an address, a name, and a position in a menu.
import { useState } from 'react'
import { post } from '../api.ts'
import { addressOf } from '../route.ts'
import { useSite } from '../site.ts'
import { slugOf } from '../slug.ts'
import { FormDialog } from './form-dialog.tsx'
import { Select, TextInput } from './inputs.tsx'

interface NewPageDialogProps {
  /** File that is open. If it is a page, it is the first choice. */
  open?: string | undefined
  onClose: () => void
}

export function NewPageDialog({ open, onClose }: NewPageDialogProps) {
  const { list, choices } = useSite()
  const pages = list?.files.filter(({ kind, path }) => kind === 'page' && path) ?? []
  const menus = choices?.menus ?? []
  const [like, setLike] = useState((pages.find((page) => page.name === open) ?? pages[0])?.name ?? '')
  const [name, setName] = useState('')
  const [typedPath, setPath] = useState<string>()
  const path = typedPath ?? (name.trim() && `/${slugOf(name)}`)
  const [menu, setMenu] = useState('')
  const [before, setBefore] = useState('')
  const links = menus[Number(menu)]?.links ?? []
  const positions = links.map((text, index) => [String(index), `Before “${text}”`] as const)
  const create = async () => {
    const at = before === '' ? links.length : Number(before)
    const place = menu === '' ? undefined : { menu: Number(menu), at, text: name }
    const file = await post('page/create', { from: like, path, name, menu: place })
    onClose()
    location.hash = addressOf(file)
  }
  return (
    <FormDialog title="New page" submit="Create the page" onSubmit={create} onClose={onClose}>
      <Select
        label="Start from this page"
        value={like}
        onChange={setLike}
        options={pages.map((page) => [page.name, `${page.title} (${page.path})`])}
      />
      <TextInput label="Name in the breadcrumbs and in the menu" value={name} required onChange={setName} />
      <TextInput label="Address in lower-case words, such as /hair-loss" value={path} required onChange={setPath} />
      <Select
        label="Menu"
        value={menu}
        onChange={setMenu}
        options={[['', 'No menu'], ...menus.map(({ title }, index) => [String(index), title] as const)]}
      />
      {menu !== '' && (
        <Select
          label="Position in the menu"
          value={before}
          onChange={setBefore}
          options={[...positions, ['', 'At the end']]}
        />
      )}
    </FormDialog>
  )
}
