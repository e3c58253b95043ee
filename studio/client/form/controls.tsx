// The small controls of the form: some of a few words, a number or a date, yes or no, a point of a picture.
import { useForm, type FieldProps } from '../context.ts'
import { keysOf, valueAt } from '../../values/path.ts'
import { inWords } from '../../json-schema/labels.ts'
import { fieldId } from '../editor/editor.ts'
import { Frame, Problems } from './frame.tsx'
import { PointPicker } from './point-picker.tsx'

/** A value that the schema does not know stays in the list, so that opening the page does not change it. */
export function ChoiceField({ schema, value, path, label, isRequired, isBare }: FieldProps) {
  const { editor } = useForm()
  const current = typeof value === 'string' ? value : undefined
  const usual = typeof schema.default === 'string' ? schema.default : undefined
  return (
    <Frame path={path} label={label} hint={schema.description} isBare={isBare}>
      {(control) => (
        <select
          {...control}
          value={current ?? ''}
          onChange={({ target }) => editor.set(path, target.value === '' ? undefined : target.value)}
        >
          {(!isRequired || current === undefined) && (
            <option value="">{usual ? `Usual: ${inWords(usual)}` : 'None'}</option>
          )}
          {[...new Set([...(schema.enum ?? []), ...(current ? [current] : [])])].map((choice) => (
            <option key={choice} value={choice}>
              {inWords(choice)}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}

/** A list of words from a short list, such as days: one checkbox for each. */
export function ChecksField({ schema, value, path, label }: FieldProps) {
  const { editor } = useForm()
  const choices = schema.items?.enum ?? []
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const toggled = (choice: string) => choices.filter((each) => chosen.includes(each) !== (each === choice))
  return (
    <fieldset className="checks" id={fieldId(path)}>
      <legend>{label}</legend>
      <Problems path={path} />
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={() => editor.set(path, toggled(choice))}
          />
          {inWords(choice)}
        </label>
      ))}
    </fieldset>
  )
}

/** A number, a date or a time. An empty number is `null`, which is a problem until somebody types one. */
export function InputField({ schema, value, path, label, isBare }: FieldProps) {
  const { editor } = useForm()
  const read = (text: string) => (schema.input ? text : text === '' ? null : Number(text))
  return (
    <Frame path={path} label={label} hint={schema.description} isBare={isBare}>
      {(control) => (
        <input
          {...control}
          type={schema.input ?? 'number'}
          step={schema.type === 'number' ? 'any' : undefined}
          value={typeof value === 'string' || typeof value === 'number' ? value : ''}
          onChange={({ target }) => editor.set(path, read(target.value))}
        />
      )}
    </Frame>
  )
}

export function SwitchField({ schema, value, path, label, isRequired }: FieldProps) {
  const { editor } = useForm()
  const usual = schema.default === true
  return (
    <Frame path={path} label={label} hint={schema.description} isReversed>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={typeof value === 'boolean' ? value : usual}
          onChange={({ target }) => {
            // Ticked and unticked again, a switch must not add its field to a file that does not have it.
            const isUsual = !isRequired && valueAt(editor.state.file.value, path) === undefined
            editor.set(path, isUsual && target.checked === usual ? undefined : target.checked)
          }}
        />
      )}
    </Frame>
  )
}

/** The point of a picture that stays in view when it is cropped. */
export function PointField({ schema, value, path, label }: FieldProps) {
  const { editor, choices } = useForm()
  const [left = 50, top = 50] = Array.isArray(value) ? (value as number[]) : []
  const picture = choices?.lists.pictures.find(({ value: name }) => name === keysOf(path).at(-2))
  return (
    <fieldset id={fieldId(path)}>
      <legend>{label}</legend>
      {schema.description && <p className="small-print hint">{schema.description}</p>}
      <Problems path={path} />
      <PointPicker point={[left, top]} onChange={(point) => editor.set(path, point)}>
        {picture && <img src={picture.src} alt="" draggable={false} />}
      </PointPicker>
    </fieldset>
  )
}

/** A value that no control can show, such as a field that the schema does not know. */
export function OtherField({ value, path, label, isBare }: FieldProps) {
  return (
    <Frame path={path} label={label} isBare={isBare} hint="You can’t change this here. Ask your engineer.">
      {(control) => <textarea {...control} readOnly rows={1} value={JSON.stringify(value)} />}
    </Frame>
  )
}
