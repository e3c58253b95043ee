// Yes or no.
import { useForm } from './context.ts'
import type { FieldProps } from './field-props.ts'
import { Frame } from './frame.tsx'

export function SwitchField({ schema, value, path, label }: FieldProps) {
  const { editor } = useForm()
  const usual = schema.default === true
  return (
    <Frame path={path} label={label} hint={schema.description} isReversed>
      {(props) => (
        <input
          {...props}
          type="checkbox"
          checked={typeof value === 'boolean' ? value : usual}
          onChange={({ target }) => editor.set(path, target.checked)}
        />
      )}
    </Frame>
  )
}
