// A text field of a dialog.
import { useId, type HTMLInputTypeAttribute } from 'react'

interface TextInputProps {
  label: string
  value: string
  hint?: string
  type?: HTMLInputTypeAttribute
  isRequired?: boolean
  autoComplete?: string
  onChange: (value: string) => void
}

export function TextInput({
  label,
  value,
  hint,
  type = 'text',
  isRequired = false,
  autoComplete = 'off',
  onChange,
}: TextInputProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        required={isRequired}
        autoComplete={autoComplete}
        aria-describedby={hint ? `${id}?` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p className="hint" id={`${id}?`}>
          {hint}
        </p>
      )}
    </div>
  )
}
