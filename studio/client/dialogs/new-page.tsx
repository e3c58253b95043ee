// A new page: like one that exists, with an address, a name, and a place in a menu.
import { useId, useState } from 'react'
import type { CreatePage, PagesChanged } from '../../protocol-actions.ts'
import { post } from '../api.ts'
import { addressOf } from '../place.ts'
import type { Library } from '../use-library.ts'
import { Dialog } from './dialog.tsx'
import { Failure } from './failure.tsx'
import { TextInput } from './text-input.tsx'
import { useRequest } from './use-request.ts'

interface NewPageDialogProps {
  library: Library
  /** File that is open: a new page begins like it, if it is a page. */
  open: string | undefined
  onClose: () => void
}

export function NewPageDialog({ library, open, onClose }: NewPageDialogProps) {
  return (
    <Dialog title="New page" onClose={onClose}>
      <NewPageForm library={library} open={open} onClose={onClose} />
    </Dialog>
  )
}

interface NewPageFormProps {
  library: Library
  /** File of the page to begin with; chosen in the form without it. */
  from?: string
  open?: string | undefined
  onClose: () => void
}

export function NewPageForm({ library, from, open, onClose }: NewPageFormProps) {
  const pages = library.list?.files.filter(({ kind, path }) => kind === 'page' && path) ?? []
  const menus = library.choices?.menus ?? []
  const [like, setLike] = useState(from ?? (pages.find((page) => page.name === open) ?? pages[0])?.name ?? '')
  const [name, setName] = useState('')
  const [typedPath, setPath] = useState<string>()
  const path = typedPath ?? addressFor(name)
  const [menu, setMenu] = useState('')
  const [after, setAfter] = useState('')
  const { isBusy, failed, send } = useRequest()
  const links = menus[Number(menu)]?.links ?? []
  const create = () =>
    send(async () => {
      const place =
        menu === '' ? undefined : { menu: Number(menu), at: after === '' ? links.length : Number(after), text: name }
      const body: CreatePage = { from: like, path, name, ...(place && { menu: place }) }
      const created = await post<PagesChanged>('page/create', body)
      await library.refresh()
      onClose()
      location.hash = addressOf(created.name)
    })
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        create()
      }}
    >
      {!from && (
        <Select
          label="Like this page"
          value={like}
          onChange={setLike}
          options={pages.map((page) => [page.name, `${page.title} (${page.path})`])}
        />
      )}
      <TextInput
        label="Name"
        value={name}
        hint="Shown in the path of pages and in the menu"
        isRequired
        onChange={setName}
      />
      <TextInput label="Address" value={path} hint="Like /lower-case-words" isRequired onChange={setPath} />
      <Select
        label="Menu"
        value={menu}
        onChange={setMenu}
        options={[['', 'No menu'], ...menus.map(({ title }, index) => [String(index), title] as const)]}
      />
      {menu !== '' && (
        <Select
          label="Place in the menu"
          value={after}
          onChange={setAfter}
          options={[
            ...links.map(({ text }, index) => [String(index), `Before “${text}”`] as const),
            ['', 'At the end'],
          ]}
        />
      )}
      <Failure failed={failed} onFollow={onClose} />
      <div className="dialog-acts">
        <button type="submit" className="primary" disabled={isBusy}>
          Make the page
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  )
}

/** `Men's hair loss` becomes `/mens-hair-loss`. Staff may change it. */
function addressFor(name: string): string {
  const letters = name
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
  const words = letters.match(/[a-z0-9]+/g) ?? []
  return words.length > 0 ? `/${words.join('-')}` : ''
}

interface SelectProps {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
