// Shown above the form: a draft of an earlier editor, a change that could not be made, and the problems.
import { useId } from 'react'
import type { FieldProblem } from '../protocol.ts'
import { counted } from './form/fold.tsx'
import { pathInWords } from '../schema/labels.ts'
import { addressOf } from './route.ts'
import { titleOf, useSite } from './site.ts'
import { discard } from './editor/save.ts'
import { pathText } from './editor/paths.ts'
import { valueOf } from './editor/state.ts'
import { useEditorState } from './editor/use-editor-state.ts'
import type { Editor } from './editor/editor.ts'

export function Notices({ editor }: { editor: Editor }) {
  const { offered, refused, news, problems } = useEditorState(editor, (state) => state)
  return (
    <>
      {offered && (
        <section className="notice" aria-label="Draft">
          <p>
            This is a draft that wasn’t saved, from <time dateTime={offered.at}>{inWords(offered.at)}</time>.
          </p>
          <div className="actions">
            <button type="button" onClick={() => editor.change({ offered: undefined })}>
              Keep it
            </button>
            <button type="button" onClick={() => void discard(editor)}>
              Go back to the saved version
            </button>
          </div>
        </section>
      )}
      <div role="status">{news && <p className="notice">{news}</p>}</div>
      <div role="alert">{refused && <p className="notice wrong">{refused}</p>}</div>
      {problems.length > 0 && <Summary editor={editor} problems={problems} />}
    </>
  )
}

interface SummaryProps {
  editor: Editor
  problems: readonly FieldProblem[]
}

/** Problems that block saving come first, and those of other files last. */
function Summary({ editor, problems }: SummaryProps) {
  const { list } = useSite()
  const id = useId()
  const { name } = editor.state.file
  const here = problems.filter(({ file }) => file === name)
  const blocking = here.filter(({ blocksSaving }) => blocksSaving)
  const others = here.filter(({ blocksSaving }) => !blocksSaving)
  const elsewhere = problems.filter(({ file }) => file !== name)
  return (
    <section className="notice wrong" aria-labelledby={id}>
      <h2 id={id}>
        {blocking.length > 0
          ? `${counted(blocking.length, 'problem')} to fix before you can save`
          : `${counted(problems.length, 'problem')} to fix before you can hand over`}
      </h2>
      <ul>
        {[...blocking, ...others, ...elsewhere].map(({ file, path, message }) => (
          <li key={`${file} ${pathText(path)} ${message}`}>
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

function inWords(time: string): string {
  return new Date(time).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
}
