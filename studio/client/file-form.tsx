// The form of a file, made from its schema.
import { useEffect } from 'react'
import { useEditorState, useForm } from './context.ts'
import { GroupFields } from './form/group-field.tsx'

/** The fields of a page that it shows. */
const SHOWN = new Set(['sections', 'medical', 'review'])

/** What a page shows comes first, because staff change them most. */
export function FileForm() {
  const { editor, Field } = useForm()
  const value = useEditorState((state) => state.value)
  useRequestedFocus()
  const { schema } = editor.state
  if (!schema.properties?.['sections'])
    return <Field schema={schema} value={value} path="" label="File" isRequired isBare />
  return (
    <>
      <GroupFields schema={schema} value={value} path="" only={(name) => SHOWN.has(name)} />
      <section className="other-fields" aria-labelledby="other-fields">
        <h2 id="other-fields">Name and search results</h2>
        <GroupFields schema={schema} value={value} path="" only={(name) => !SHOWN.has(name)} />
      </section>
    </>
  )
}

/** What gets the focus in a part of the form, the best first: a new item can be written at once. */
const CONTROLS = ['[role="textbox"], input:not([type="checkbox"])', 'select', 'summary, button']

/** Moves the focus to the element that `editor.focus` requested, once it is rendered. */
function useRequestedFocus(): void {
  const { editor } = useForm()
  const focus = useEditorState((state) => state.focus)
  useEffect(() => {
    if (!focus) return
    const element = document.getElementById(focus.id) ?? nearestField(focus.id)
    if (!element) return
    editor.change({ focus: undefined })
    const inside = CONTROLS.map((controls) => element.querySelector<HTMLElement>(controls))
    const target = element.matches('details, fieldset') ? inside.find(Boolean) : element
    target?.focus({ preventScroll: true })
    element.scrollIntoView({ block: element.matches('details') ? 'start' : 'nearest' })
  }, [editor, focus])
}

/** The nearest group around a field that has no element. */
function nearestField(id: string): HTMLElement | null {
  const around = id.slice(0, id.lastIndexOf('/'))
  return around.includes('/') ? (document.getElementById(around) ?? nearestField(around)) : null
}
