// A dialog in which one of several options is picked: type to find it, arrow keys to move.
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { SearchInput } from '../search-input.tsx'
import { findOptions, type Option } from './options.ts'

export interface PickRequest {
  title: string
  options: readonly Option[]
  onPick: (value: string) => void
}

/** More options than this are not shown at once; typing finds the others. */
const SHOWN = 120

export function Picker({ request, onClose }: { request: PickRequest; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [search, setSearch] = useState('')
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const found = findOptions(request.options, search)
  const pick = (value: string) => {
    dialog.current?.close()
    request.onPick(value)
  }
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    all[Math.max(0, Math.min(all.length - 1, at + by))]?.focus()
  }
  return (
    <dialog className="picker" ref={dialog} aria-labelledby={id} onClose={onClose} onKeyDown={step}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (first) pick(first.value)
        }}
      >
        <div className="dialog-head">
          <h2 id={id}>{request.title}</h2>
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <SearchInput label="Find" value={search} onChange={setSearch} />
        <p className="hint" role="status">
          {found.length > SHOWN
            ? `The first ${SHOWN} of ${found.length}. Type more to find others.`
            : `${found.length} to choose from.`}
        </p>
      </form>
      <ul ref={list} className="options" data-pictures={found.some(({ src }) => src) || undefined}>
        {found.slice(0, SHOWN).map(({ value, title, detail, src }) => (
          <li key={value}>
            <button type="button" onClick={() => pick(value)}>
              {src && <img src={src} alt="" loading="lazy" />}
              <span className="option-title">{title}</span>
              {detail && <span className="option-detail">{detail}</span>}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
