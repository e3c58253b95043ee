// A text, which may quote checked figures. Keys, or buttons for the mouse, make a part bold, italic or a link.
import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useForm, useStudio, type FieldProps } from '../context.ts'
import { fieldId } from '../editor/editor.ts'
import { addressOf } from '../route.ts'
import { shortcutOf } from '../shortcut.ts'
import { fillBox, selectionIn, setCaret, textIn, TOKEN } from './chips.ts'
import { Frame } from './frame.tsx'
import { Picker } from './picker.tsx'

/** The number of characters is shown from this part of the limit on. */
const NEARLY = 0.8

/**
 * What a key or a button makes of the words that are selected, and of what is picked if there is something to pick.
 */
interface Tool {
  keys: string
  name: string
  made: (words: string, picked: string) => string
  pick?: { title: string; from: 'tokens' | 'links' }
}

const MARKS: readonly Tool[] = [
  { keys: 'Control+B', name: 'Bold', made: (words) => `**${words || 'bold'}**` },
  { keys: 'Control+I', name: 'Italic', made: (words) => `*${words || 'italic'}*` },
  {
    keys: 'Control+K',
    name: 'Link',
    made: (words, href) => `[${words || 'words of the link'}](${href})`,
    pick: { title: 'Where does the link lead?', from: 'links' },
  },
]
const FIGURE: Tool = {
  keys: 'Alt+F',
  name: 'Checked figure',
  made: (_, token) => token,
  pick: { title: 'Insert a checked figure', from: 'tokens' },
}

export function TextField({ schema, value, path, label, isBare }: FieldProps) {
  const { editor, choices, quoted, openDialog } = useForm()
  const box = useRef<HTMLDivElement>(null)
  /** Where the caret is once the box has the focus again. */
  const caret = useRef<number>(undefined)
  const text = typeof value === 'string' ? value : ''
  const { maxLength: most = Number.POSITIVE_INFINITY } = schema
  const tools = [...(schema.marks ? MARKS : []), ...(schema.quotes ? [FIGURE] : [])]
  useLayoutEffect(() => {
    if (box.current) fillBox(box.current, text, quoted)
  })
  const selected = () => (box.current && selectionIn(box.current)) ?? [text.length, text.length]
  const write = (words: string, at: number, after?: { focus: { id: string } }) => {
    if (box.current) fillBox(box.current, words, quoted, at)
    editor.set(path, words === '' && schema.isNullable ? null : words, after)
  }
  const run = ({ made, pick }: Tool) => {
    const [start, end] = selected()
    caret.current = end
    const insert = (picked = '') => {
      const words = made(text.slice(start, end), picked)
      caret.current = start + words.length
      write(text.slice(0, start) + words + text.slice(end), caret.current, { focus: { id: fieldId(path) } })
    }
    if (!pick) return insert()
    const isAddress = pick.from === 'links'
    const all = isAddress ? choices?.lists.links : choices?.tokens
    openDialog(Picker, { title: pick.title, choices: all ?? [], isAddress, onPick: insert })
  }
  const press = (event: KeyboardEvent) => {
    const tool = tools.find(({ keys }) => keys === shortcutOf(event))
    // The texts of the site are single paragraphs, so Enter adds no line.
    if (tool || event.key === 'Enter') event.preventDefault()
    if (tool) run(tool)
  }
  const type = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const [words, [, end]] = [textIn(currentTarget), selected()]
    caret.current = undefined
    write(inOneLine(words), inOneLine(words.slice(0, end)).length)
  }
  // A copy has the tokens. The browser would copy what they show, and nobody checks a price that is pasted as words.
  const copy = (event: ClipboardEvent) => {
    const [start, end] = selected()
    if (start === end) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text.slice(start, end))
    if (event.type === 'cut') write(text.slice(0, start) + text.slice(end), start)
  }
  const returnCaret = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
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
          <span className="small-print counter" data-over={text.length > most || undefined}>
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
            onCopy={copy}
            onCut={copy}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.clearData()
              dataTransfer.setData('text/plain', text.slice(...selected()))
            }}
            onFocus={returnCaret}
          />
          <div className="field-tool">
            {tools.map((tool) => (
              <button
                key={tool.name}
                type="button"
                className="plain"
                // Tab leads to the next text, where a space is a space.
                tabIndex={-1}
                aria-label={`${tool.name} in ${label}`}
                aria-keyshortcuts={tool.keys}
                title={tool.keys.replace('Control', 'Ctrl')}
                // The text keeps its focus, and so its selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(tool)}
              >
                {tool.name}
              </button>
            ))}
          </div>
          <Figures text={text} />
        </>
      )}
    </Frame>
  )
}

/** A text as it is saved: line breaks, which only words from elsewhere have, become spaces. */
function inOneLine(words: string): string {
  return words.replaceAll(/\s*\n\s*/g, ' ')
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
