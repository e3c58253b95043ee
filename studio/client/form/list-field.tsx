// A list: its items can be added, copied, removed and moved, with the mouse and with the keyboard.
import { useState } from 'react'
import type { FieldPath } from '../../protocol.ts'
import type { Editor } from '../editor/editor.ts'
import { childPath, fieldId } from '../editor/paths.ts'
import { valueOf } from '../editor/state.ts'
import { blank, blankOption } from './blank.ts'
import { ChecksField } from './checks-field.tsx'
import { useForm, type FieldProps } from './context.ts'
import { Fold } from './fold.tsx'
import { ProblemsOf } from './frame.tsx'
import { ItemHandle, type Dragged } from './item-handle.tsx'
import { addOne, labelOf, lowerFirst, pathInWords, singular, summaryOf, upperFirst } from '../../schema/labels.ts'
import { isGroup, optionOf, resolve, shapeOf, tagsOf, type Schema, type Shape } from '../../schema/schema.ts'

type ListShape = Extract<Shape, { is: 'array' }>
type ListProps = FieldProps & { shape: ListShape }

export function ListField(props: ListProps) {
  const { schema, shape, value, path, label } = props
  const { editor, Field, root, fillIn } = useForm()
  const [dragged, setDragged] = useState<Dragged>()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const of = resolve(shape.of, root)
  const inner = shapeOf(of, root)
  const add = useAdd(props, items.length)
  if (inner.is === 'enum' && items.every((item) => inner.choices.includes(String(item)))) {
    return <ChecksField {...props} choices={inner.choices} />
  }
  return (
    <fieldset className="list" id={fieldId(path)}>
      <legend>{label}</legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      <ProblemsOf path={path} />
      {items.length > 0 && (
        <ol className="items">
          {items.map((item, index) => {
            const at = childPath(path, index)
            const own = `${upperFirst(singular(label))} ${index + 1}`
            const name = fillIn(summaryOf(of, item, root)) || own
            const field = <Field schema={of} value={item} path={at} label={own} isRequired isBare />
            return (
              <li key={index} className="item" data-drop={dragged?.over === index || undefined}>
                <ItemHandle
                  list={path}
                  index={index}
                  count={items.length}
                  shape={shape}
                  name={name}
                  dragged={dragged}
                  onDrag={setDragged}
                  onAddBelow={() => add.below(index + 1)}
                />
                {typeof item === 'object' && item !== null ? (
                  <Fold path={at} title={name} kind={kindName(of, item, root)}>
                    {field}
                  </Fold>
                ) : (
                  field
                )}
              </li>
            )
          })}
        </ol>
      )}
      {items.length < shape.most && (
        <button
          type="button"
          id={`${fieldId(path)}+`}
          aria-label={`${add.label}${path.length > 1 ? ` to ${aroundInWords(editor, path)}` : ''}`}
          onClick={() => add.below(items.length)}
        >
          {add.label}
        </button>
      )}
    </fieldset>
  )
}

function kindName(of: Schema, item: unknown, root: Schema): string | undefined {
  const shape = shapeOf(of, root)
  const name = shape.is === 'union' && shape.tag && isGroup(item) ? item[shape.tag] : undefined
  return shape.is === 'union' && typeof name === 'string'
    ? labelOf(optionOf(shape, item, root) ?? {}, name)
    : undefined
}

/** The group around a list, which tells two lists with the same label apart. */
function aroundInWords({ schema, state }: Editor, path: FieldPath): string {
  return lowerFirst(pathInWords(schema, valueOf(state), path.slice(0, -1)))
}

/** How a new item begins: from the example of a kind that is picked, with its required fields, or like the others. */
function useAdd({ shape, path, label }: ListProps, count: number) {
  const { editor, root, pick } = useForm()
  const of = resolve(shape.of, root)
  const inner = shapeOf(of, root)
  const put = (index: number, item: unknown) => {
    editor.insert(path, index, item)
    editor.show(childPath(path, index))
  }
  // Of "Opening hours" or "Same words", one has no name.
  const added = /^\w+s$/.test(label) ? addOne(label) : `Add to ${lowerFirst(label)}`
  const below = (index: number) => {
    if (inner.is !== 'union' || !inner.tag)
      return put(index, count === 0 ? blank(of, root) : likeOthers(of, editor.valueAt(path), root))
    const { tag } = inner
    const kinds = inner.options.flatMap((kind) => tagsOf(kind, tag).map((name) => ({ name, kind })))
    pick({
      title: added,
      choices: kinds.map(({ name, kind }) => ({
        value: name,
        title: labelOf(kind, name),
        detail: kind.description ?? '',
      })),
      onPick: (name) => {
        const kind = kinds.find((each) => each.name === name)?.kind ?? {}
        put(index, kind.example ?? blankOption(kind, tag, root, name))
      },
    })
  }
  return { below, label: added }
}

/**
 * A new item has the optional fields that every other item of the list has, and what only engineers change as in the
 * item before it.
 */
function likeOthers(of: Schema, list: unknown, root: Schema): unknown {
  const item = blank(of, root)
  const shape = shapeOf(of, root)
  if (shape.is !== 'object' || !isGroup(item) || !Array.isArray(list)) return item
  const last: unknown = list.at(-1)
  const isForStaff = (field: Schema) => resolve(field, root).staff !== false
  const fields = [...shape.fields].flatMap(([name, field]): [string, unknown][] => {
    if (shape.required.has(name)) return isForStaff(field) || !isGroup(last) ? [] : [[name, last[name]]]
    const isUsual = isForStaff(field) && list.every((other) => isGroup(other) && other[name] !== undefined)
    return isUsual ? [[name, blank(field, root)]] : []
  })
  return { ...item, ...Object.fromEntries(fields) }
}
