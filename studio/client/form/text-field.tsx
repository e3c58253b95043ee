// A text: words, a name of something, or an address.
import { useRef, useState, type KeyboardEvent } from 'react'
import type { Editor } from '../editor/editor.ts'
import { fieldId, pathText } from '../editor/paths.ts'
import { addressOf } from '../route.ts'
import { useForm, type FieldProps } from './context.ts'
import { Frame } from './frame.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { Shape } from '../../schema/schema.ts'

type TextShape = Extract<Shape, { is: 'string' }>

/** A counter is shown from this part of the limit on. */
const NEARLY = 0.8
const TOKEN = /\{(?:facts|clinic)\.[a-zA-Z0-9]+\}/g
const FACTS = 'content/facts.yaml'

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

/** What the tokens of a text print, with a link to each fact. */
function TokenValues({ text }: { text: string }) {
  const { choices } = useForm()
  const tokens = [...new Set(text.match(TOKEN))]
  if (!choices || tokens.length === 0) return null
  return (
    <p className="tokens">
      {tokens.map((token) => {
        const name = token.slice(1, -1).split('.')[1] ?? ''
        const value = choices.tokens.find((each) => each.value === token)?.title
        if (value === undefined) return <span key={token}>{token} is not known </span>
        return token.startsWith('{facts.') ? (
          <a key={token} href={addressOf(FACTS, [name])}>
            {name}: {value}
          </a>
        ) : (
          <span key={token}>
            {name}: {value}
          </span>
        )
      })}
    </p>
  )
}

/**
 * The text to show, and a function for each change of it. A key is shown at once, and reaches the file after the
 * paint. `text` is what the file says; `apply` changes the file.
 */
function useTyped(
  editor: Editor,
  field: string,
  text: string,
  apply: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string>()
  const type = (next: string) => {
    setTyped(next)
    editor.type(field, () => {
      apply(next)
      setTyped(undefined)
    })
  }
  return [typed ?? text, type]
}
