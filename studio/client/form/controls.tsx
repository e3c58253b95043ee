// The small controls of the form: one of a few words, a number, yes or no, a point of a picture.
import { useState } from 'react'
import { fieldId, pathText } from '../editor/paths.ts'
import { useForm, type FieldProps } from './context.ts'
import { Frame, ProblemsOf } from './frame.tsx'
import { inWords } from '../../schema/labels.ts'
import { PointPicker } from './point-picker.tsx'
import type { Shape } from '../../schema/schema.ts'

/** A value that the schema does not know stays in the list, so that opening the page does not change it. */
export function ChoiceField(props: FieldProps & { choices: readonly string[] }) {
  const { schema, choices, value, path, label, isRequired, isBare } = props
  const { editor } = useForm()
  const current = typeof value === 'string' ? value : undefined
  const usual = typeof schema.default === 'string' ? schema.default : undefined
  const offered = current === undefined || choices.includes(current) ? choices : [...choices, current]
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

type NumberShape = Extract<Shape, { is: 'number' }>

/** What is typed stays in the field while it is not a number yet, such as "-" or nothing. */
export function NumberField({ schema, shape, value, path, label, isBare }: FieldProps & { shape: NumberShape }) {
  const { editor } = useForm()
  const [typed, setTyped] = useState<string>()
  const number = typeof value === 'number' ? value : undefined
  const shown = typed !== undefined && Number(typed) === number ? typed : String(number ?? '')
  const set = (text: string) => {
    setTyped(text)
    if (text.trim() !== '' && Number.isFinite(Number(text))) editor.set(path, Number(text))
  }
  return (
    <Frame path={path} label={label} hint={schema.description} isBare={isBare}>
      {(control) => (
        <input
          {...control}
          type="number"
          step={shape.isWhole ? 1 : 'any'}
          min={shape.least}
          max={shape.most}
          value={shown}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Frame>
  )
}

export function SwitchField({ schema, value, path, label }: FieldProps) {
  const { editor } = useForm()
  return (
    <Frame path={path} label={label} hint={schema.description} isReversed>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={typeof value === 'boolean' ? value : schema.default === true}
          onChange={({ target }) => editor.set(path, target.checked)}
        />
      )}
    </Frame>
  )
}

/** The point of a picture that stays in view when it is cropped. */
export function PointField({ schema, value, path, label }: FieldProps) {
  const { editor, choices } = useForm()
  const [left = 50, top = 50] = Array.isArray(value) ? (value as number[]) : []
  const picture = choices?.lists.pictures.find(({ value: name }) => name === path.at(-2))
  return (
    <fieldset id={fieldId(path)} data-path={pathText(path)}>
      <legend>{label}</legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      <ProblemsOf path={path} />
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
