// The form of a file, made from its schema.
import { useEffect, useMemo, useState } from 'react'
import { PictureDialog } from './dialogs/picture.tsx'
import { useEditorState, type Editor } from './editor/editor.ts'
import { valueOf } from './editor/state.ts'
import { FormContext } from './form/context.ts'
import { Field } from './form/field.tsx'
import { GroupFields } from './form/group-field.tsx'
import { Picker, type PickRequest } from './form/picker.tsx'
import { useSite } from './site.ts'

export function FileForm({ editor }: { editor: Editor }) {
  const [request, setRequest] = useState<PickRequest>()
  const [replaced, replacePicture] = useState<string>()
  const { choices } = useSite()
  const form = useMemo(() => {
    const quoted = new Map(choices?.tokens.map((choice) => [choice.value, choice]))
    const fillIn = (text: string) => text.replaceAll(/\{[a-z]+\.\w+\}/g, (token) => quoted.get(token)?.shows ?? token)
    return { editor, choices, quoted, fillIn, pick: setRequest, replacePicture, Field }
  }, [editor, choices])
  useRequestedFocus(editor)
  return (
    <FormContext value={form}>
      <FileFields editor={editor} />
      {request && <Picker request={request} onClose={() => setRequest(undefined)} />}
      {replaced !== undefined && (
        <PictureDialog name={replaced} editor={editor} onClose={() => replacePicture(undefined)} />
      )}
    </FormContext>
  )
}

/** The fields of a whole file. The sections of a page come first, because staff change them most. */
function FileFields({ editor }: { editor: Editor }) {
  const value = useEditorState(editor, valueOf)
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
