// The problems of the site, above the form: those that block saving first, and those of other files last.
import { useId } from 'react'
import { pathInWords } from '../schema/labels.ts'
import { useEditorState, type Editor } from './editor/editor.ts'
import { valueOf } from './editor/state.ts'
import { counted } from './form/fold.tsx'
import { addressOf } from './route.ts'
import { titleOf, useSite } from './site.ts'

export function Problems({ editor }: { editor: Editor }) {
  const problems = useEditorState(editor, (state) => state.problems)
  const { list } = useSite()
  const id = useId()
  if (problems.length === 0) return null
  const { name } = editor.state.file
  const here = problems.filter(({ file }) => file === name)
  const elsewhere = problems.filter(({ file }) => file !== name)
  const { blocking = [], others = [] } = Object.groupBy(here, ({ blocksSaving }) =>
    blocksSaving ? 'blocking' : 'others',
  )
  return (
    <section className="notice wrong" aria-labelledby={id}>
      <h2 id={id}>
        {blocking.length > 0
          ? `${counted(blocking.length, 'problem')} to fix before you can save`
          : `${counted(problems.length, 'problem')} to fix before you can hand over`}
      </h2>
      <ul>
        {[...blocking, ...others, ...elsewhere].map(({ file, path, message }) => (
          <li key={`${file} ${path} ${message}`}>
            <a
              href={addressOf(file, path)}
              onClick={(event) => {
                if (file !== name) return
                event.preventDefault()
                editor.show(path)
              }}
            >
              {file === name ? pathInWords(editor.schema, valueOf(editor.state), path) : titleOf(list, file)}
            </a>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
