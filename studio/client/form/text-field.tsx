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

export function TextField({ schema, value, path, label, isBare }: FieldProps) {
  const { editor, choices, quoted, pick } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<readonly [start: number, end: number]>()
  const text = typeof value === 'string' ? value : ''
  const set = (words: string) => editor.set(path, words === '' && schema.isNullable ? null : words)
  useLayoutEffect(() => {
    if (box.current) fillBox(box.current, text, quoted)
  })
  useEffect(() => {
    // React's onSelect knows no box that takes plain text only.
    const remember = () => {
      const now = box.current === document.activeElement && box.current ? selectionIn(box.current) : undefined
      if (now) setSelected(now)
    }
    document.addEventListener('selectionchange', remember)
    return () => document.removeEventListener('selectionchange', remember)
  }, [])
  /** Replaces what is selected, and puts the caret after it. */
  const insert = (made: (words: string) => string) => {
    const [start, end] = selected ?? [text.length, text.length]
    const words = made(text.slice(start, end))
    set(text.slice(0, start) + words + text.slice(end))
    setSelected([start + words.length, start + words.length])
    editor.focus(fieldId(path))
  }
  const insertFigure = () =>
    pick({
      title: 'Insert a checked figure',
      choices: choices?.tokens ?? [],
      onPick: (token) => insert(() => token),
    })
  const insertLink = () =>
    pick({
      title: 'Where does the link lead?',
      choices: choices?.lists.links ?? [],
      isAddress: true,
      onPick: (href) => insert((words) => `[${words || 'words of the link'}](${href})`),
    })
  const all: [name: string, keys: string, act: () => void, isOffered: boolean | undefined][] = [
    ['Bold', 'Control+B', () => insert((words) => `**${words || 'bold'}**`), schema.marks],
    ['Italic', 'Control+I', () => insert((words) => `*${words || 'italic'}*`), schema.marks],
    ['Link', 'Control+K', insertLink, schema.marks],
    ['Checked figure', 'Alt+F', insertFigure, schema.quotes],
  ]
  const tools = all.filter(([, , , isOffered]) => isOffered)
  const press = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event
    const held = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift', key.toUpperCase()]
    const [, , act] = tools.find(([, keys]) => keys === held.filter(Boolean).join('+')) ?? []
    // The texts of the site are single paragraphs, so Enter adds no line.
    if (act || key === 'Enter') event.preventDefault()
    act?.()
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
            {tools.map(([name, keys, act]) => (
              <button
                key={name}
                type="button"
                className="plain"
                // Tab leads to the next text, where a space is a space.
                tabIndex={-1}
                aria-label={`${name} in ${label}`}
                aria-keyshortcuts={keys}
                title={keys.replace('Control', 'Ctrl')}
                onClick={act}
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
