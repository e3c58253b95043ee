// One of a few words.
import { useForm } from './context.ts'
import type { FieldProps } from './field-props.ts'
import { Frame } from './frame.tsx'
import { inWords } from './labels.ts'

/** A value that the schema does not know stays in the list, so that opening the page does not change it. */
export function ChoiceField({
  schema,
  choices,
  value,
  path,
  label,
  isRequired,
  isBare,
}: FieldProps & { choices: readonly string[] }) {
  const { editor } = useForm()
  const current = typeof value === 'string' ? value : undefined
  const usual = typeof schema.default === 'string' ? schema.default : undefined
  const offered = current === undefined || choices.includes(current) ? choices : [...choices, current]
  return (
    <Frame path={path} label={label} hint={schema.description} isBare={isBare}>
      {(props) => (
        <select
          {...props}
          value={current ?? ''}
          onChange={({ target }) => editor.set(path, target.value === '' ? undefined : target.value)}
        >
          {(!isRequired || current === undefined) && (
            <option value="">{usual ? `Usual: ${inWords(usual)}` : 'None'}</option>
          )}
          {offered.map((choice) => (
            <option key={choice} value={choice}>
              {inWords(choice)}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}
