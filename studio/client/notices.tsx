// Shown above the form: a draft of an earlier editor, a change that could not be made, and the problems.
import { useId } from 'react'
import type { FieldProblem } from '../protocol.ts'
import { counted } from './form/fold.tsx'
import { pathInWords } from '../schema/labels.ts'
import { addressOf } from './route.ts'
import type { SiteIndex } from './use-site-index.ts'
import { discard } from './editor/save.ts'
import { pathText } from './editor/paths.ts'
import { valueOf } from './editor/state.ts'
import { useEditorState } from './editor/use-editor-state.ts'
import type { Editor } from './editor/editor.ts'

export function Notices({ editor, siteIndex }: { editor: Editor; siteIndex: SiteIndex }) {
  const { offered, refused, problems, elsewhere } = useEditorState(editor, (state) => state)
  return (
    <>
      {offered && (
        <section className="notice" aria-label="Draft">
          <p>
            You see a draft that was not saved, from <time dateTime={offered.at}>{inWords(offered.at)}</time>.
          </p>
          <div className="actions">
            <button type="button" onClick={() => editor.change({ offered: undefined })}>
              Keep it
            </button>
            <button type="button" onClick={() => void discard(editor).then(siteIndex.refresh)}>
              Go back to what was saved
            </button>
          </div>
        </section>
      )}
      <div role="alert">{refused && <p className="notice wrong">{refused}</p>}</div>
      {problems.length + elsewhere.length > 0 && (
        <Summary editor={editor} problems={problems} elsewhere={elsewhere} />
      )}
    </>
  )
}

interface SummaryProps {
  editor: Editor
  problems: readonly FieldProblem[]
  elsewhere: readonly FieldProblem[]
}

/** Problems that block saving come first. */
function Summary({ editor, problems, elsewhere }: SummaryProps) {
  const id = useId()
  const blocking = problems.filter(({ blocksSaving }) => blocksSaving)
  const others = problems.filter(({ blocksSaving }) => !blocksSaving)
  return (
    <section className="summary" aria-labelledby={id}>
      <h2 id={id}>
        {blocking.length > 0
          ? `${counted(blocking.length, 'problem')} to solve before you can save`
          : `${counted(problems.length + elsewhere.length, 'problem')} to solve before you can hand over`}
      </h2>
      <ul>
        {[...blocking, ...others].map((problem) => (
          <li key={`${pathText(problem.path)} ${problem.message}`}>
            <a
              href={addressOf(problem.file, problem.path)}
              onClick={(event) => {
                event.preventDefault()
                editor.show(problem.path)
              }}
            >
              {pathInWords(editor.schema, valueOf(editor.state), problem.path)}
            </a>{' '}
            {problem.message}
          </li>
        ))}
        {elsewhere.map((problem) => (
          <li key={`${problem.file} ${pathText(problem.path)} ${problem.message}`}>
            <a href={addressOf(problem.file, problem.path)}>{problem.file.replace('content/', '')}</a>{' '}
            {problem.message}
          </li>
        ))}
      </ul>
    </section>
  )
}

function inWords(time: string): string {
  return new Date(time).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
}
