// Words for visitors, which may quote checked figures. Buttons make a part bold, italic or a link.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fieldId } from '../editor/paths.ts'
import { addressOf } from '../route.ts'
import { fillBox, selectionIn, setCaret, textIn } from './chips.ts'
import { useForm } from './context.ts'
import { Frame } from './frame.tsx'
import { Counter, keepOneLine, onOneLine, type TextProps, useText } from './text-field.tsx'

const QUOTED = /\{(facts|clinic)\.([a-zA-Z0-9]+)\}/g
const FACTS = 'content/facts.yaml'

export function WordsField({ schema, shape, value, path, label, isBare }: TextProps) {
  const { editor, choices, quoted, pick } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<readonly [start: number, end: number]>()
  const [text, set] = useText(path, value, shape)
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
  const tools: [name: string, act: () => void][] = [['Figure', insertFigure]]
  if (schema.marks)
    tools.unshift(
      ['Bold', () => insert((words) => `**${words || 'bold'}**`)],
      ['Italic', () => insert((words) => `*${words || 'italic'}*`)],
      ['Link', insertLink],
    )
  return (
    <Frame
      path={path}
      label={label}
      isBare={isBare}
      hint={schema.marks ? undefined : schema.description}
      aside={<Counter length={text.length} most={shape.most} />}
      tool={tools.map(([name, act]) => (
        <button key={name} type="button" className="plain" aria-label={`${name} in ${label}`} onClick={act}>
          {name}
        </button>
      ))}
      after={<Figures text={text} />}
    >
      {(props) => (
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
          onKeyDown={keepOneLine}
          onInput={({ currentTarget }) => set(onOneLine(textIn(currentTarget)))}
          onFocus={({ currentTarget }) => selected && setCaret(currentTarget, selected[1])}
        />
      )}
    </Frame>
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
        if (title === undefined) return <span key={token}>There is no checked figure “{name}”. Press Figure.</span>
        const words = `${title}: ${shows}`
        if (group !== 'facts') return <span key={token}>{words}</span>
        return (
          <a key={token} href={addressOf(FACTS, [name, 'value'])}>
            {words}
          </a>
        )
      })}
    </p>
  )
}
