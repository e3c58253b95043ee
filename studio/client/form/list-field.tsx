// A list: its items can be added, copied, removed and moved, with the mouse and with the keyboard.
import { useState } from 'react'
import { childPath, fieldId } from '../editor/paths.ts'
import { blank, blankOption } from './blank.ts'
import { ChecksField } from './checks-field.tsx'
import { useForm, type FieldProps } from './context.ts'
import { Fold } from './fold.tsx'
import { ProblemsOf } from './frame.tsx'
import { ItemHandle, type Dragged } from './item-handle.tsx'
import { inWords, labelOf, summaryOf } from '../../schema/labels.ts'
import { isGroup, resolve, shapeOf, tagsOf, type Schema, type Shape } from '../../schema/schema.ts'

type ListShape = Extract<Shape, { is: 'array' }>
type ListProps = FieldProps & { shape: ListShape }

export function ListField(props: ListProps) {
  const { schema, shape, value, path, label } = props
  const { Field, root } = useForm()
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
            const name = summaryOf(of, item, root) || `${label} ${index + 1}`
            const field = (
              <Field schema={of} value={item} path={at} label={`${label} ${index + 1}`} isRequired isBare />
            )
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
        <button type="button" id={`${fieldId(path)}+`} onClick={() => add.below(items.length)}>
          {add.label}
        </button>
      )}
    </fieldset>
  )
}

function kindName(of: Schema, item: unknown, root: Schema): string | undefined {
  const shape = shapeOf(of, root)
  const name = shape.is === 'union' && shape.tag && isGroup(item) ? item[shape.tag] : undefined
  return typeof name === 'string' ? inWords(name) : undefined
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
  const below = (index: number) => {
    if (inner.is !== 'union' || !inner.tag)
      return put(index, count === 0 ? blank(of, root) : likeOthers(of, editor.valueAt(path), root))
    const { tag } = inner
    const kinds = inner.options.flatMap((kind) => tagsOf(kind, tag).map((name) => ({ name, kind })))
    pick({
      title: `Add to ${label.toLowerCase()}`,
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
  return { below, label: `Add to ${label.toLowerCase()}` }
}

/** A new item has the optional fields that every other item of the list has. */
function likeOthers(of: Schema, list: unknown, root: Schema): unknown {
  const item = blank(of, root)
  const shape = shapeOf(of, root)
  if (shape.is !== 'object' || !isGroup(item) || !Array.isArray(list)) return item
  const usual = [...shape.fields].filter(
    ([name]) => item[name] === undefined && list.every((other) => isGroup(other) && other[name] !== undefined),
  )
  return { ...item, ...Object.fromEntries(usual.map(([name, field]) => [name, blank(field, root)])) }
}
