// Problems, each with a link to its field.
import type { FieldProblem } from '../protocol.ts'
import { pathInWords } from '../json-schema/labels.ts'
import { useStudio } from './context.ts'
import { addressOf } from './route.ts'
import { hasModifier } from './shortcut.ts'

export function ProblemList({ problems }: { problems: readonly FieldProblem[] }) {
  const { list, file: open, editor, closeDialog } = useStudio()
  return (
    <ul>
      {problems.map(({ file, path, message }) => {
        const inOpenFile = file === open ? editor : undefined
        const title = list?.files.find(({ name }) => name === file)?.title ?? file
        return (
          <li key={`${file} ${path} ${message}`}>
            <a
              href={addressOf(file, path)}
              onClick={(event) => {
                if (hasModifier(event)) return
                closeDialog()
                if (inOpenFile) event.preventDefault()
                inOpenFile?.show(path)
              }}
            >
              {inOpenFile ? pathInWords(inOpenFile.state.schema, inOpenFile.state.value, path) : title}
            </a>{' '}
            {message}
          </li>
        )
      })}
    </ul>
  )
}
