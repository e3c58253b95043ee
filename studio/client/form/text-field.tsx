// A text, which may quote checked figures. Keys, or buttons for the mouse, make a part bold, italic or a link.
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { fieldId } from '../editor/editor.ts'
import { addressOf } from '../route.ts'
import { fillBox, selectionIn, setCaret, textIn } from './chips.ts'
import { useForm, type FieldProps } from './context.ts'
import { Frame } from './frame.tsx'

const QUOTED = /\{(facts|clinic)\.([a-zA-Z0-9]+)\}/g
const FACTS = 'content/facts.yaml'
/** The number of characters is shown from this part of the limit on. */
const NEARLY = 0.8

type Selected = readonly [start: number, end: number] | undefined

export function TextField({ schema, value, path, label, isBare }: FieldProps) {
  const { editor, choices, quoted, pick } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<Selected>()
  const text = typeof value === 'string' ? value : ''
  const set = (words: string) => editor.set(path, words === '' && schema.isNullable ? null : words)
  useLayoutEffect(() => {
    if (box.current) fillBox(box.current, text, quoted)
  })
  useEffect(() => {
    // React's onSelect knows no box that takes plain text only.
    const remember = () => {
      if (box.current && box.current === document.activeElement) setSelected(selectionIn(box.current))
    }
    document.addEventListener('selectionchange', remember)
    return () => document.removeEventListener('selectionchange', remember)
  }, [])
  /** Replaces what is selected, and puts the caret after it. */
  const insert = (at: Selected, made: (words: string) => string) => {
    const [start, end] = at ?? [text.length, text.length]
    const words = made(text.slice(start, end))
    set(text.slice(0, start) + words + text.slice(end))
    setSelected([start + words.length, start + words.length])
    editor.focus(fieldId(path))
  }
  const insertFigure = (at: Selected) =>
    pick({
      title: 'Insert a checked figure',
      choices: choices?.tokens ?? [],
      onPick: (token) => insert(at, () => token),
    })
  const insertLink = (at: Selected) =>
    pick({
      title: 'Where does the link lead?',
      choices: choices?.lists.links ?? [],
      isAddress: true,
      onPick: (href) => insert(at, (words) => `[${words || 'words of the link'}](${href})`),
    })
  const tools: [keys: string, act: (at: Selected) => void, name: string][] = []
  if (schema.marks)
    tools.push(
      ['Control+B', (at) => insert(at, (words) => `**${words || 'bold'}**`), 'Bold'],
      ['Control+I', (at) => insert(at, (words) => `*${words || 'italic'}*`), 'Italic'],
      ['Control+K', insertLink, 'Link'],
    )
  if (schema.quotes) tools.push(['Alt+F', insertFigure, 'Checked figure'])
  const press = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event
    const held = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift', key.toUpperCase()]
    const [, act] = tools.find(([keys]) => keys === held.filter(Boolean).join('+')) ?? []
    // The texts of the site are single paragraphs, so Enter adds no line.
    if (act || key === 'Enter') event.preventDefault()
    // The browser tells of a selection later than of the key after it.
    if (act && box.current) act(selectionIn(box.current))
  }
  return (
    <Frame
      path={path}
      label={label}
      isBare={isBare}
      hint={schema.marks ? undefined : schema.description}
      aside={<Counter length={text.length} most={schema.maxLength} />}
    >
      {(props) => (
        <>
          <div
            {...props}
            ref={box}
            className="words-box"
            role="textbox"
            aria-multiline
            aria-label={label}
            tabIndex={0}
            contentEditable="plaintext-only"
            suppressContentEditableWarning
            spellCheck
            onKeyDown={press}
            // Line breaks of words that were pasted become spaces.
            onInput={({ currentTarget }) => set(textIn(currentTarget).replaceAll(/\s*\n\s*/g, ' '))}
            onFocus={({ currentTarget }) => selected && setCaret(currentTarget, selected[1])}
          />
          <div className="field-tool">
            {tools.map(([keys, act, name]) => (
              <button
                key={name}
                type="button"
                className="plain"
                // Tab leads to the next text, where a space is a space.
                tabIndex={-1}
                aria-label={`${name} in ${label}`}
                aria-keyshortcuts={keys}
                title={keys.replace('Control', 'Ctrl')}
                onClick={() => act(selected)}
              >
                {name}
              </button>
            ))}
          </div>
          <Figures text={text} />
        </>
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

/** The figures of a text, each with a link to where it is changed. */
function Figures({ text }: { text: string }) {
  const { quoted } = useForm()
  const found = [...new Map([...text.matchAll(QUOTED)].map((match) => [match[0], match])).values()]
  if (quoted.size === 0 || found.length === 0) return null
  return (
    <p className="tokens">
      {found.map(([token, group, name = '']) => {
        const { title, shows } = quoted.get(token) ?? {}
        if (title === undefined) return <span key={token}>There is no checked figure “{name}”. Press Alt+F.</span>
        const words = `${title}: ${shows}`
        if (group !== 'facts') return <span key={token}>{words}</span>
        return (
          <a key={token} href={addressOf(FACTS, `${name}/value`)}>
            {words}
          </a>
        )
      })}
    </p>
  )
}
