// The handle before an item of a list: drag it, or press it for a menu, or press Alt and an arrow key on it.
import { useId, useRef, type KeyboardEvent } from 'react'
import type { FieldPath } from '../../protocol.ts'
import { placeMenu } from '../menu-place.ts'
import { childPath, fieldId } from '../visit/paths.ts'
import { useForm } from './context.ts'

/** The item that is dragged, and the place that it is over. */
export interface Dragged {
  from: number
  over: number
}

interface ItemHandleProps {
  list: FieldPath
  index: number
  count: number
  shape: { least: number; most: number }
  /** What the item says, for the name of the handle. */
  name: string
  dragged: Dragged | undefined
  onDrag: (dragged: Dragged | undefined) => void
  onAddBelow: () => void
}

export function ItemHandle({ list, index, count, shape, name, dragged, onDrag, onAddBelow }: ItemHandleProps) {
  const { visit } = useForm()
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const handleId = (at: number) => `${fieldId(childPath(list, at))}=`
  const move = (to: number) => {
    if (to < 0 || to >= count || to === index) return
    visit.move(list, index, to)
    visit.focus(handleId(to))
  }
  const remove = () => {
    visit.remove(list, index)
    visit.focus(count === 1 ? `${fieldId(list)}+` : handleId(Math.min(index, count - 2)))
  }
  const copy = () => {
    visit.copy(list, index)
    visit.show(childPath(list, index + 1))
  }
  const moveByKey = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    move(index + step)
  }
  const acts = [
    { label: 'Move up', act: () => move(index - 1), isOff: index === 0 },
    { label: 'Move down', act: () => move(index + 1), isOff: index === count - 1 },
    { label: 'Duplicate', act: copy, isOff: count >= shape.most },
    { label: 'Add below', act: onAddBelow, isOff: count >= shape.most },
    { label: 'Remove', act: remove, isOff: count <= shape.least },
  ]
  return (
    <>
      <button
        type="button"
        className="handle"
        id={handleId(index)}
        aria-label={`Move, copy or remove: ${name}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title="Drag to move, or press for more"
        popoverTarget={id}
        draggable
        onKeyDown={moveByKey}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', name)
          onDrag({ from: index, over: index })
        }}
        onDragEnd={() => onDrag(undefined)}
      />
      {dragged && (
        <div
          className="drop"
          data-side={index < dragged.from ? 'above' : 'below'}
          onDragOver={(event) => {
            event.preventDefault()
            if (dragged.over !== index) onDrag({ ...dragged, over: index })
          }}
          onDrop={(event) => {
            event.preventDefault()
            onDrag(undefined)
            if (dragged.from !== index) visit.move(list, dragged.from, index)
          }}
        />
      )}
      <div
        className="menu"
        id={id}
        ref={menu}
        popover="auto"
        onToggle={({ currentTarget, newState }) => placeMenu(currentTarget, newState)}
      >
        {acts.map(({ label, act, isOff }) => (
          <button
            key={label}
            type="button"
            disabled={isOff}
            onClick={() => {
              menu.current?.hidePopover()
              act()
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
