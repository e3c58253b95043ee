// The text of a file that is not valid YAML. The form is shown as soon as the text is valid.
import { useEffect, useId, useRef } from 'react'
import { useTyped } from './form/use-typed.ts'
import { textOf } from './editor/state.ts'
import { useEditorState } from './editor/use-editor-state.ts'
import type { Editor } from './editor/editor.ts'

export function FileText({ editor }: { editor: Editor }) {
  const [text, type] = useTyped(editor, 'text', useEditorState(editor, textOf), (next) => editor.setText(next))
  const { file, problems, edits } = useEditorState(editor, (state) => state)
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const fault = problems[0] ?? file.errors[0]
  const line = fault?.line
  useEffect(() => {
    if (line !== undefined && !edits && area.current) selectLine(area.current, line)
  }, [line, edits])
  return (
    <div className="file-text">
      <label htmlFor={id}>Text of the file (YAML)</label>
      {fault && (
        <p className="problems" id={`${id}!`}>
          Line {fault.line}: {fault.message}
        </p>
      )}
      <textarea
        id={id}
        ref={area}
        className="code"
        value={text}
        spellCheck={false}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault ? `${id}!` : undefined}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}

/** Selects a line and scrolls to it. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const before = area.value.split('\n').slice(0, line - 1)
  const start = before.join('\n').length + (before.length > 0 ? 1 : 0)
  area.setSelectionRange(start, start + (area.value.slice(start).split('\n', 1)[0]?.length ?? 0))
  area.scrollTop = (area.scrollHeight / area.value.split('\n').length) * Math.max(0, line - 4)
}
