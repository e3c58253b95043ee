// Fields of a dialog.
import { useId, type InputHTMLAttributes, type SelectHTMLAttributes } from 'react'

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  onChange?: (value: string) => void
}

export function TextInput({ label, onChange, ...attributes }: TextInputProps) {
  return (
    <label className="field">
      {label}
      <input autoComplete="off" onChange={onChange && (({ target }) => onChange(target.value))} {...attributes} />
    </label>
  )
}

export function Select({ label, ...attributes }: SelectHTMLAttributes<HTMLSelectElement> & { label: string }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} {...attributes} />
    </div>
  )
}
