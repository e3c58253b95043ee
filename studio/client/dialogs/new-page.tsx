// A new page: like one that exists, with an address and a name, and at the end of a menu.
import { slugOf } from '../../json-schema/labels.ts'
import { useState } from 'react'
import { post } from '../api.ts'
import { addressOf } from '../route.ts'
import { useStudio } from '../context.ts'
import { FormDialog } from './dialog.tsx'
import { Select, TextInput } from './inputs.tsx'

/** The page that is open is the first choice. */
export function NewPageDialog() {
  const { file: open, list, choices } = useStudio()
  const pages = list?.files.filter(({ path }) => path) ?? []
  const [name, setName] = useState('')
  const [path, setPath] = useState<string>()
  const create = async (fields: FormData) => {
    const [from, address, menu] = ['from', 'path', 'menu'].map((field) => String(fields.get(field)))
    const file = await post('create-page', {
      from: from ?? '',
      path: address ?? '',
      name,
      menu: menu ? Number(menu) : undefined,
    })
    location.hash = addressOf(file)
  }
  return (
    <FormDialog title="New page" submit="Create the page" onSubmit={create}>
      <Select key={pages.length} label="Start from this page" name="from" defaultValue={open}>
        {pages.map((page) => (
          <option key={page.name} value={page.name}>
            {page.title} ({page.path})
          </option>
        ))}
      </Select>
      <TextInput label="Name in the breadcrumbs and in the menu" value={name} required onChange={setName} />
      <TextInput
        label="Address in lower-case words, such as /hair-loss"
        name="path"
        value={path ?? (name.trim() && `/${slugOf(name)}`)}
        required
        onChange={setPath}
      />
      <Select label="Menu" name="menu">
        <option value="">No menu</option>
        {choices?.menus.map((title, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}
