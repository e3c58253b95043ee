// A number. What is typed stays in the field while it is not a number yet, such as "-" or nothing.
import { useState } from 'react'
import { useForm } from './context.ts'
import type { FieldProps } from './field-props.ts'
import { Frame } from './frame.tsx'
import type { Shape } from '../../schema/schema.ts'

type NumberShape = Extract<Shape, { is: 'number' }>

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
      {(props) => (
        <input
          {...props}
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
