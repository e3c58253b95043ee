// The handle of an item of a list: drag it, click it for a menu, or press Alt and an arrow key on it.
import { useId, type KeyboardEvent } from 'react'
import { useForm } from '../context.ts'
import { moved } from '../../values/changes.ts'
import { childPath, type FieldPath } from '../../values/path.ts'
import type { Schema } from '../../json-schema/schema.ts'
import { fieldId } from '../editor/editor.ts'
import { shortcutOf } from '../shortcut.ts'

interface ItemHandleProps {
  list: FieldPath
  items: readonly unknown[]
  index: number
  schema: Schema
  /** What the item says, for the name of the handle. */
  name: string
}

export function ItemHandle({ list, items, index, schema, name }: ItemHandleProps) {
  const { editor } = useForm()
  const id = useId()
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const { length: count } = items
  const handleId = (at: number) => `${fieldId(childPath(list, at))}=`
  const move = (to: number) => {
    if (to < 0 || to >= count) return
    const announcement = `Moved to position ${to + 1} of ${count}: ${name}`
    editor.set(list, moved(items, index, to), { announcement, focus: { id: handleId(to) } })
  }
  const remove = () => {
    const next = count === 1 ? `${fieldId(list)}+` : handleId(Math.min(index, count - 2))
    const announcement = `Removed: ${name}. Undo brings it back.`
    editor.set(childPath(list, index), undefined, { announcement, focus: { id: next } })
  }
  const copy = () => {
    editor.set(list, items.toSpliced(index + 1, 0, items[index]), { announcement: `Copied: ${name}` })
    editor.show(childPath(list, index + 1))
  }
  const moveByKey = (event: KeyboardEvent) => {
    const step = { 'Alt+ArrowUp': -1, 'Alt+ArrowDown': 1 }[shortcutOf(event)]
    if (step === undefined) return
    event.preventDefault()
    move(index + step)
  }
  const actions = [
    { label: 'Move up', run: () => move(index - 1), isOff: index === 0 },
    { label: 'Move down', run: () => move(index + 1), isOff: index === count - 1 },
    { label: 'Duplicate', run: copy, isOff: count >= maxItems },
    { label: 'Remove', run: remove, isOff: count <= minItems },
  ]
  return (
    <>
      <button
        type="button"
        className="handle"
        id={handleId(index)}
        aria-label={`Move, copy or remove: ${name}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title="Drag to move, or click for more"
        popoverTarget={id}
        draggable
        onKeyDown={moveByKey}
      />
      <div
        className="menu"
        id={id}
        popover="auto"
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') currentTarget.querySelector<HTMLElement>('button:enabled')?.focus()
        }}
      >
        {actions.map(({ label, run, isOff }) => (
          <button
            key={label}
            type="button"
            disabled={isOff}
            onClick={({ currentTarget }) => {
              // Closing returns the focus to the handle, so it comes before an action that moves the focus.
              currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              run()
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
