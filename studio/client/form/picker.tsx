// A dialog in which one of several options is picked: type to find it, arrow keys to move.
import { useRef, useState, type KeyboardEvent } from 'react'
import { Dialog } from '../dialogs/dialog.tsx'
import { TextInput } from '../dialogs/inputs.tsx'
import type { Choice } from '../../protocol-choices.ts'

export interface PickRequest {
  title: string
  choices: readonly Choice[]
  onPick: (value: string) => void
}

/** More options than this are not shown at once; typing finds the others. */
const SHOWN = 120

export function Picker({ request, onClose }: { request: PickRequest; onClose: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  const [search, setSearch] = useState('')
  const found = findChoices(request.choices, search)
  const pick = (value: string) => {
    onClose()
    request.onPick(value)
  }
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus()
  }
  return (
    <Dialog className="picker" title={request.title} onClose={onClose} onKeyDown={step}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (first) pick(first.value)
        }}
      >
        <TextInput type="search" label="Find" value={search} onChange={setSearch} />
        <p className="hint" role="status">
          {found.length > SHOWN
            ? `These are the first ${SHOWN} of ${found.length}. Type more to find others.`
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
    </Dialog>
  )
}

/** The choices that have every word of `search` in them; those that begin with it come first. */
function findChoices(choices: readonly Choice[], search: string): readonly Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices
  const start = words.join(' ')
  const found = choices.filter(({ value, title, detail = '' }) => {
    const text = `${value} ${title} ${detail}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const begins = ({ value, title }: Choice) => [value, title].some((text) => text.toLowerCase().startsWith(start))
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}
