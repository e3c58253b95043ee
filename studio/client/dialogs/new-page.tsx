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

export function NewPageDialog({ library, onClose }: { library: Library; onClose: () => void }) {
  return (
    <Dialog title="New page" onClose={onClose}>
      <NewPageForm library={library} onClose={onClose} />
    </Dialog>
  )
}

interface NewPageFormProps {
  library: Library
  /** File of the page to begin with; chosen in the form without it. */
  from?: string
  onClose: () => void
}

export function NewPageForm({ library, from, onClose }: NewPageFormProps) {
  const pages = library.list?.files.filter(({ kind, path }) => kind === 'page' && path) ?? []
  const menus = library.choices?.menus ?? []
  const [like, setLike] = useState(from ?? pages[0]?.name ?? '')
  const [name, setName] = useState('')
  const [path, setPath] = useState('')
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
