// A value as YAML, for what no other control can show.
import { useState } from 'react'
import { parse, stringify } from 'yaml'
import { useForm, useProblems } from './context.ts'
import type { FieldProps } from './field-props.ts'
import { Frame } from './frame.tsx'

/** Text that is not YAML yet stays in the field with the reason; the file has the last value that was valid. */
export function YamlField({ value, path, label, isBare }: FieldProps) {
  const { editor } = useForm()
  const [typed, setTyped] = useState<{ text: string; value: unknown }>()
  const [fault, setFault] = useState<string>()
  const text = typed && typed.value === value ? typed.text : asYaml(value)
  const isKnown = useProblems(path).length > 0
  const change = (next: string) => {
    try {
      const read: unknown = parse(next)
      setFault(undefined)
      editor.set(path, read)
      setTyped({ text: next, value: editor.valueAt(path) })
    } catch (error) {
      setFault((error as Error).message.split('\n', 1)[0])
      setTyped({ text: next, value })
    }
  }
  return (
    <Frame
      path={path}
      label={label}
      isBare={isBare}
      hint="The form has no control for this value, so it is shown as the file has it (YAML)."
      after={fault && <p className="problems">{fault} The file still has the last valid value.</p>}
    >
      {(props) => (
        <textarea
          {...props}
          className="code"
          aria-invalid={fault !== undefined || isKnown || undefined}
          rows={Math.min(text.split('\n').length + 1, 20)}
          value={text}
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Frame>
  )
}

function asYaml(value: unknown): string {
  return value === undefined ? '' : stringify(value, { lineWidth: 0 }).trimEnd()
}
