// A text, which may quote checked figures. Keys, or buttons for the mouse, make a part bold, italic or a link.
import { useLayoutEffect, useRef, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react'
import { useForm, useStudio, type FieldProps } from '../context.ts'
import { fieldId } from '../editor/editor.ts'
import { addressOf } from '../route.ts'
import { shortcutOf } from '../shortcut.ts'
import { fillBox, selectionIn, setCaret, textIn, TOKEN } from './chips.ts'
import { Frame } from './frame.tsx'
import { Picker } from './picker.tsx'

/** The number of characters is shown from this part of the limit on. */
const NEARLY = 0.8

/** Replaces what was selected when somebody pressed a key or a button, and puts the caret after it. */
type Insert = (made: (words: string) => string) => void

export function TextField({ schema, value, path, label, isBare }: FieldProps) {
  const { editor, choices, quoted, openDialog } = useForm()
  const box = useRef<HTMLDivElement>(null)
  /** Where the caret is once the box has the focus again. */
  const caret = useRef<number>(undefined)
  const text = typeof value === 'string' ? value : ''
  const { maxLength: most = Number.POSITIVE_INFINITY } = schema
  useLayoutEffect(() => {
    if (box.current) fillBox(box.current, text, quoted)
  })
  const atSelection = (): Insert => {
    const [start, end] = (box.current && selectionIn(box.current)) ?? [text.length, text.length]
    caret.current = end
    return (made) => {
      const words = made(text.slice(start, end))
      caret.current = start + words.length
      editor.set(path, text.slice(0, start) + words + text.slice(end), { focus: { id: fieldId(path) } })
    }
  }
  const insertFigure = (insert: Insert) => {
    const pick = (token: string) => insert(() => token)
    openDialog(Picker, { title: 'Insert a checked figure', choices: choices?.tokens ?? [], onPick: pick })
  }
  const insertLink = (insert: Insert) => {
    const pick = (href: string) => insert((words) => `[${words || 'words of the link'}](${href})`)
    const links = choices?.lists.links ?? []
    openDialog(Picker, { title: 'Where does the link lead?', choices: links, isAddress: true, onPick: pick })
  }
  const tools: [keys: string, act: (insert: Insert) => void, name: string][] = []
  if (schema.marks)
    tools.push(
      ['Control+B', (insert) => insert((words) => `**${words || 'bold'}**`), 'Bold'],
      ['Control+I', (insert) => insert((words) => `*${words || 'italic'}*`), 'Italic'],
      ['Control+K', insertLink, 'Link'],
    )
  if (schema.quotes) tools.push(['Alt+F', insertFigure, 'Checked figure'])
  const press = (event: KeyboardEvent) => {
    const [, act] = tools.find(([keys]) => keys === shortcutOf(event)) ?? []
    // The texts of the site are single paragraphs, so Enter adds no line.
    if (act || event.key === 'Enter') event.preventDefault()
    act?.(atSelection())
  }
  // Line breaks of words that were pasted become spaces.
  const type = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const words = textIn(currentTarget).replaceAll(/\s*\n\s*/g, ' ')
    caret.current = undefined
    editor.set(path, words === '' && schema.isNullable ? null : words)
  }
  const returnCaret = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (caret.current !== undefined) setCaret(currentTarget, caret.current)
    caret.current = undefined
  }
  return (
    <Frame
      path={path}
      label={label}
      isBare={isBare}
      hint={schema.marks ? undefined : schema.description}
      aside={
        text.length > most * NEARLY && (
          <span className="counter" data-over={text.length > most || undefined}>
            {text.length} of {most}
          </span>
        )
      }
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
            onInput={type}
            onFocus={returnCaret}
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
                // The text keeps its focus, and so its selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => act(atSelection())}
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

/** The figures of a text, each with a link to where it is changed. */
function Figures({ text }: { text: string }) {
  const { quoted } = useStudio()
  const found = new Set(text.match(TOKEN))
  if (quoted.size === 0 || found.size === 0) return null
  return (
    <p className="tokens">
      {[...found].map((token) => {
        const [group, name = ''] = token.slice(1, -1).split('.')
        const { title, shows } = quoted.get(token) ?? {}
        if (title === undefined) return <span key={token}>There is no checked figure “{name}”. Press Alt+F.</span>
        const field = group === 'facts' ? `${name}/value` : name.replace(/^hours.*/, 'openingHours')
        return (
          <a key={token} href={addressOf(`content/${group}.yaml`, field)}>
            {title}: {shows}
          </a>
        )
      })}
    </p>
  )
}
