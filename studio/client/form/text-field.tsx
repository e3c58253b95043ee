// A text in which nothing is quoted: an address, a number, a name. Words have a field of their own (words-field.tsx).
import type { KeyboardEvent } from 'react'
import { useForm, type FieldProps } from './context.ts'
import type { FieldPath } from '../../protocol.ts'
import { Frame } from './frame.tsx'
import type { Shape } from '../../schema/schema.ts'

export type TextProps = FieldProps & { shape: Extract<Shape, { is: 'string' }> }

/** A counter is shown from this part of the limit on. */
const NEARLY = 0.8

export function TextField({ schema, shape, value, path, label, isBare }: TextProps) {
  const [text, set] = useText(path, value, shape)
  return (
    <Frame
      path={path}
      label={label}
      isBare={isBare}
      hint={schema.description}
      aside={<Counter length={text.length} most={shape.most} />}
    >
      {(props) =>
        shape.type ? (
          <input {...props} type={shape.type} value={text} onChange={({ target }) => set(target.value)} />
        ) : (
          <textarea
            {...props}
            rows={1}
            value={text}
            onKeyDown={keepOneLine}
            onChange={({ target }) => set(onOneLine(target.value))}
          />
        )
      }
    </Frame>
  )
}

/** The text of a field, and a function that sets it. */
export function useText(
  path: FieldPath,
  value: unknown,
  { isNullable }: TextProps['shape'],
): [text: string, set: (text: string) => void] {
  const { editor } = useForm()
  const set = (text: string) => editor.set(path, text === '' && isNullable ? null : text)
  return [typeof value === 'string' ? value : '', set]
}

export function Counter({ length, most }: { length: number; most: number | undefined }) {
  if (most === undefined || length <= most * NEARLY) return null
  return (
    <span className="counter" data-over={length > most || undefined}>
      {length} of {most}
    </span>
  )
}

/** The texts of the site are single paragraphs, so Enter adds no line. */
export function keepOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/** Line breaks of words that were pasted become spaces. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}
