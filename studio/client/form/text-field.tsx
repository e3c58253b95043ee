// A text: words, a name of something, or an address.
import { useRef, type KeyboardEvent } from 'react'
import { fieldId, pathText } from '../editor/paths.ts'
import { useForm, type FieldProps } from './context.ts'
import { Frame } from './frame.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { Shape } from '../../schema/schema.ts'
import { TokenValues } from './token-values.tsx'
import { useTyped } from './use-typed.ts'

type TextShape = Extract<Shape, { is: 'string' }>

/** A counter is shown from this part of the limit on. */
const NEARLY = 0.8

export function TextField({ schema, shape, value, path, label, isBare }: FieldProps & { shape: TextShape }) {
  const { editor, choices, pick } = useForm()
  const control = useRef<HTMLTextAreaElement>(null)
  const set = (next: string) => editor.set(path, next === '' && shape.isNullable ? null : next)
  const [text, type] = useTyped(editor, pathText(path), typeof value === 'string' ? value : '', set)
  const { most, names } = shape
  const insertFact = () =>
    pick({
      title: 'Quote a fact',
      choices: choices?.tokens ?? [],
      onPick: (token) => {
        const { selectionStart = text.length, selectionEnd = text.length } = control.current ?? {}
        set(text.slice(0, selectionStart) + token + text.slice(selectionEnd))
        editor.focus(fieldId(path))
      },
    })
  const choose = () =>
    pick({
      title: `Choose: ${label}`,
      choices: (names && choices?.lists[names]) ?? [],
      onPick: (name) => {
        set(name)
        editor.focus(fieldId(path))
      },
    })
  return (
    <Frame
      path={path}
      label={label}
      isBare={isBare}
      hint={schema.description}
      aside={<Counter length={text.length} most={most} />}
      tool={
        shape.allowsTokens &&
        !names && (
          <button
            type="button"
            className="plain on-focus"
            aria-label={`Quote a fact in ${label}`}
            onClick={insertFact}
          >
            Quote a fact
          </button>
        )
      }
      after={<TokenValues text={text} />}
    >
      {(props) => (
        <div className="with-button">
          {names && <Thumbnail names={names} name={text} />}
          <textarea
            {...props}
            ref={control}
            rows={1}
            value={text}
            spellCheck={!names}
            onKeyDown={text.includes('\n') ? undefined : keepOneLine}
            onChange={({ target }) =>
              type(text.includes('\n') ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' '))
            }
          />
          {names && (
            <button type="button" aria-label={`Choose ${label}`} onClick={choose}>
              Choose
            </button>
          )}
        </div>
      )}
    </Frame>
  )
}

function Counter({ length, most }: { length: number; most: number | undefined }) {
  if (most === undefined || length <= most * NEARLY) return null
  return (
    <span className="counter" data-over={length > most || undefined}>
      {length} of {most}
    </span>
  )
}

/** The texts of the site are single paragraphs, so Enter adds no line. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
