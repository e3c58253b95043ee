// A text in which nothing is quoted: an address, a number, a name. Words have a field of their own (words-field.tsx).
import type { KeyboardEvent } from 'react'
import type { FieldProps } from './context.ts'
import { Frame } from './frame.tsx'
import { useTyped } from './use-typed.ts'
import type { Shape } from '../../schema/schema.ts'

export type TextProps = FieldProps & { shape: Extract<Shape, { is: 'string' }> }

/** A counter is shown from this part of the limit on. */
const NEARLY = 0.8

export function TextField({ schema, shape, value, path, label, isBare }: TextProps) {
  const [text, type] = useTyped(path, value, shape.isNullable)
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
          <input {...props} type={shape.type} value={text} onChange={({ target }) => type(target.value)} />
        ) : (
          <textarea
            {...props}
            rows={1}
            value={text}
            onKeyDown={keepOneLine}
            onChange={({ target }) => type(onOneLine(target.value))}
          />
        )
      }
    </Frame>
  )
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
