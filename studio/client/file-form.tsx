// The form of a file, made from its schema.
import { useEffect, useMemo } from 'react'
import { useEditorState, type Editor } from './editor/editor.ts'
import { FormContext } from './form/context.ts'
import { Field } from './form/field.tsx'
import { GroupFields } from './form/group-field.tsx'

export function FileForm({ editor }: { editor: Editor }) {
  const form = useMemo(() => ({ editor, Field }), [editor])
  useRequestedFocus(editor)
  return (
    <FormContext value={form}>
      <FileFields editor={editor} />
    </FormContext>
  )
}

/** The fields of a whole file. The sections of a page come first, because staff change them most. */
function FileFields({ editor }: { editor: Editor }) {
  const value = useEditorState(editor, (state) => state.value)
  const { schema } = editor
  if (!schema.properties?.['sections'])
    return <Field schema={schema} value={value} path="" label="File" isRequired isBare />
  return (
    <>
      <GroupFields schema={schema} value={value} path="" only={(name) => name === 'sections'} />
      <section className="other-fields" aria-labelledby="other-fields">
        <h2 id="other-fields">Name and search results</h2>
        <GroupFields schema={schema} value={value} path="" only={(name) => name !== 'sections'} />
      </section>
    </>
  )
}

/** Moves the focus to the element that `editor.focus` requested, once it is rendered. */
function useRequestedFocus(editor: Editor): void {
  const focus = useEditorState(editor, (state) => state.focus)
  useEffect(() => {
    if (!focus) return
    const element = document.getElementById(focus.id) ?? nearestField(focus.id)
    if (!element) return
    editor.change({ focus: undefined })
    const target = element.matches('input, textarea, select, button, a, [role="textbox"]')
      ? element
      : (firstControl(element) ?? element.querySelector<HTMLElement>('summary, button'))
    target?.focus({ preventScroll: true })
    element.scrollIntoView({ block: element.matches('details') ? 'start' : 'nearest' })
  }, [editor, focus])
}

/** The first field of an item, so that a new one can be written at once. */
function firstControl(element: HTMLElement): HTMLElement | null {
  if (!element.matches('details')) return null
  return (
    element.querySelector<HTMLElement>('[role="textbox"], input:not([type="checkbox"])') ??
    element.querySelector<HTMLElement>('select')
  )
}

/** The nearest group around a field that has no element. */
function nearestField(id: string): HTMLElement | null {
  const around = id.slice(0, id.lastIndexOf('/'))
  return around.includes('/') ? (document.getElementById(around) ?? nearestField(around)) : null
}
