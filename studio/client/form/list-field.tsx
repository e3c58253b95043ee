// A list: its items can be added, copied, removed and moved, with the mouse and with the keyboard.
import { useState, type DragEvent } from 'react'
import { useForm, type FieldProps } from '../context.ts'
import { moved } from '../../values/changes.ts'
import { around, childPath, isGroup, valueAt } from '../../values/path.ts'
import {
  addOne,
  labelOf,
  lowerFirst,
  pathInWords,
  singular,
  summaryOf,
  upperFirst,
} from '../../json-schema/labels.ts'
import { blank, kindNamed, kindNames, kindOfValue, type Schema } from '../../json-schema/schema.ts'
import { fieldId } from '../editor/editor.ts'
import { fillIn } from './chips.ts'
import { Disclosure, Problems } from './frame.tsx'
import { ItemHandle } from './item-handle.tsx'
import { Picker } from './picker.tsx'

export function ListField({ schema, value, path, label }: FieldProps) {
  const { editor, Field, quoted, choices, openDialog } = useForm()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const draggable = useDrag((from, to) => editor.set(path, moved(items, from, to)))
  const { items: itemSchema = {}, maxItems = Number.POSITIVE_INFINITY } = schema
  // "Questions" gets "Add a question". For several words, such as "Opening hours", there is no name for one of them,
  // so the button says "Add to opening hours".
  const addLabel = /^\w+s$/.test(label) ? addOne(label) : `Add to ${lowerFirst(label)}`
  // It tells two lists with the same label apart.
  const place = path.includes('/') && pathInWords(editor.state.schema, editor.state.value, around(path))
  const put = (item: unknown) => {
    editor.set(path, [...items, item])
    editor.show(childPath(path, items.length))
  }
  const add = () => {
    const { tag } = itemSchema
    if (!tag) return put(likeOthers(itemSchema, items))
    const kinds = (itemSchema.oneOf ?? []).flatMap((kind) =>
      kindNames(kind, tag).map((name) => ({
        value: name,
        title: labelOf(kind, name),
        detail: kind.description ?? '',
      })),
    )
    const pick = (name: string) => {
      const kind = kindNamed(itemSchema, name) ?? {}
      put(kind.example ?? { ...(blank(kind) as object), [tag]: name })
    }
    openDialog(Picker, { title: addLabel, choices: kinds, onPick: pick })
  }
  return (
    <fieldset className="list" id={fieldId(path)}>
      <legend>{label}</legend>
      {schema.description && <p className="small-print hint">{schema.description}</p>}
      <Problems path={path} />
      {items.length > 0 && (
        <ol className="items">
          {items.map((item, index) => {
            const at = childPath(path, index)
            const own = `${upperFirst(singular(label))} ${index + 1}`
            const name = fillIn(summaryOf(itemSchema, item, choices?.lists), quoted) || own
            const field = <Field schema={itemSchema} value={item} path={at} label={own} isRequired isBare />
            return (
              <li key={index} className="item" {...draggable(index)}>
                <ItemHandle list={path} items={items} index={index} schema={schema} name={name} />
                {typeof item === 'object' && item !== null ? (
                  <Disclosure path={at} title={name} kind={itemSchema.oneOf && kindOfValue(itemSchema, item).title}>
                    {field}
                  </Disclosure>
                ) : (
                  field
                )}
              </li>
            )
          })}
        </ol>
      )}
      {items.length < maxItems && (
        <button
          type="button"
          id={`${fieldId(path)}+`}
          aria-label={place ? `${addLabel} to ${lowerFirst(place)}` : addLabel}
          onClick={add}
        >
          {addLabel}
        </button>
      )}
    </fieldset>
  )
}

/** Attributes for each item of a list, so that it can be dragged by its handle. */
function useDrag(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<{ from: number; over: number }>()
  return (index: number) => ({
    'data-drop': dragged?.over === index || undefined,
    onDragStart: ({ target, currentTarget, dataTransfer }: DragEvent) => {
      // What is dragged inside the item, such as an item of another list, comes here too.
      if ((target as Element).parentElement !== currentTarget) return
      dataTransfer.effectAllowed = 'move'
      // Of a type that no text takes.
      dataTransfer.setData('application/x-item', String(index))
      setDragged({ from: index, over: index })
    },
    onDragOver: (event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      if (dragged.over !== index) setDragged({ ...dragged, over: index })
    },
    onDrop: (event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      if (dragged.from !== index) move(dragged.from, index)
    },
    onDragEnd: () => setDragged(undefined),
  })
}

/**
 * A new item has the optional fields that every other item of the list has, and what only engineers change as in the
 * item before it.
 */
function likeOthers(schema: Schema, items: readonly unknown[]): unknown {
  const [item, last] = [blank(schema), items.at(-1)]
  if (!isGroup(item) || !isGroup(last)) return item
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, unknown][] => {
    if (field.staff === false) return name in item ? [[name, last[name]]] : []
    return items.every((other) => valueAt(other, name) !== undefined) ? [[name, blank(field)]] : []
  })
  return { ...item, ...Object.fromEntries(fields) }
}
