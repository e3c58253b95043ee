// The fields of a whole file. A list of kinds, such as the sections of a page, comes first, because staff change it
// most.
import { TOP } from '../editor/paths.ts'
import { valueOf } from '../editor/state.ts'
import { useEditorState } from '../editor/use-editor-state.ts'
import { useForm } from './context.ts'
import { GroupFields } from './group-field.tsx'
import { shapeOf, type Schema } from '../../schema/schema.ts'

export function FileFields() {
  const { editor, root, Field } = useForm()
  const value = useEditorState(editor, valueOf)
  const shape = shapeOf(root, root)
  const main =
    shape.is === 'object' ? [...shape.fields].find(([, field]) => isListOfSections(field, root))?.[0] : undefined
  if (shape.is !== 'object' || !main)
    return <Field schema={root} value={value} path={TOP} label={root.title ?? 'File'} isRequired isBare />
  return (
    <>
      <GroupFields shape={shape} value={value} path={TOP} only={(name) => name === main} />
      <section className="other-fields" aria-labelledby="other-fields">
        <h2 id="other-fields">Address and search results</h2>
        <GroupFields shape={shape} value={value} path={TOP} only={(name) => name !== main} />
      </section>
    </>
  )
}

function isListOfSections(schema: Schema, root: Schema): boolean {
  const shape = shapeOf(schema, root)
  const item = shape.is === 'array' ? shapeOf(shape.of, root) : shape
  return item !== shape && item.is === 'union' && item.tag !== undefined
}
