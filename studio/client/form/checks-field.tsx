// A list of words from a short list, such as days: one checkbox for each.
import { fieldId } from '../editor/paths.ts'
import { useForm, type FieldProps } from './context.ts'
import { ProblemsOf } from './frame.tsx'
import { inWords } from '../../schema/labels.ts'

export function ChecksField({ schema, choices, value, path, label }: FieldProps & { choices: readonly string[] }) {
  const { editor } = useForm()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const change = (choice: string, isChosen: boolean) => {
    const index = chosen.indexOf(choice)
    if (!isChosen) return editor.remove(path, index)
    const later = new Set<unknown>(choices.slice(choices.indexOf(choice) + 1))
    const at = chosen.findIndex((each) => later.has(each))
    editor.insert(path, at === -1 ? chosen.length : at, choice)
  }
  return (
    <fieldset className="checks" id={fieldId(path)}>
      <legend>{label}</legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      <ProblemsOf path={path} />
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) => change(choice, target.checked)}
          />
          {inWords(choice)}
        </label>
      ))}
    </fieldset>
  )
}
