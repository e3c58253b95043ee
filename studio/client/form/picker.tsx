// A dialog in which one of several options is picked: type to find it, arrow keys to move.
import { useRef, useState, type KeyboardEvent } from 'react'
import { useStudio } from '../context.ts'
import { Dialog } from '../dialogs/dialog.tsx'
import { TextInput } from '../dialogs/inputs.tsx'
import { shortcutOf } from '../shortcut.ts'
import type { Choice } from '../../protocol.ts'

interface PickerProps {
  title: string
  choices: readonly Choice[]
  /** Whether an address that is typed may be chosen. */
  isAddress?: boolean
  onPick: (value: string) => void
}

/** More options than this are not shown at once; typing finds the others. */
const SHOWN = 120
const ADDRESS = /^(?:\/|#|tel:|mailto:|https?:)[^\s<>]+$/

export function Picker({ title: heading, choices: all, isAddress = false, onPick }: PickerProps) {
  const { closeDialog } = useStudio()
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const address = search.trim()
  const typed: Choice[] = isAddress && ADDRESS.test(address) ? [{ value: address, title: `Use ${address}` }] : []
  const found = [...findChoices(all, search), ...typed]
  const groups = [...Map.groupBy(found.slice(0, SHOWN), ({ group }) => group)]
  const pick = (value: string) => {
    closeDialog()
    onPick(value)
  }
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[shortcutOf(event)]
    // An input method has a list of its own.
    if (by === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus()
  }
  return (
    <Dialog className="picker" title={heading} onKeyDown={step}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (first) pick(first.value)
        }}
      >
        <TextInput type="search" label="Find" value={search} onChange={setSearch} />
        <p className="small-print hint" role="status">
          {found.length > SHOWN
            ? `These are the first ${SHOWN} of ${found.length}. Type more to find others.`
            : `${found.length} to choose from.`}
        </p>
      </form>
      <div ref={list} className="options">
        {groups.map(([group, choices]) => (
          <section key={group ?? ''} aria-label={group}>
            {group && <h3 className="small-heading">{group}</h3>}
            <ul data-pictures={choices.some(({ src }) => src) || undefined}>
              {choices.map(({ value, title, shows, detail, src }) => (
                <li key={value}>
                  <button type="button" onClick={() => pick(value)}>
                    {src && <img src={src} alt="" loading="lazy" />}
                    <span className="option-title">{title}</span>
                    {shows && <span className="chip">{shows}</span>}
                    {detail && <span className="small-print option-detail">{detail}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** The choices that have every word of `search` in them; those that begin with it come first. */
function findChoices(choices: readonly Choice[], search: string): readonly Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices
  const start = words.join(' ')
  const found = choices.filter(({ title, shows, detail, group }) => {
    const text = `${title} ${shows} ${detail} ${group}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const begins = ({ shows = '', title }: Choice) =>
    [shows, title].some((text) => text.toLowerCase().startsWith(start))
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}
