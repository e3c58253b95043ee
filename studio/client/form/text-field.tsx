// A text, which may quote checked figures. Keys, or buttons for the mouse, make a part bold, italic or a link.
import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent, type SyntheticEvent } from 'react'
import type { Choice } from '../../protocol.ts'
import { useForm, useProblems, useStudio, type FieldProps } from '../context.ts'
import { fieldId } from '../editor/editor.ts'
import { addressOf } from '../route.ts'
import { shortcutOf } from '../shortcut.ts'
import { fillBox, select, selectionIn, textIn, TOKEN, typedIn, type Range } from './chips.ts'
import { Frame } from './frame.tsx'
import { markAround, withMark, withoutMark, type Selected } from './marks.ts'
import { Picker } from './picker.tsx'

/** The number of characters is shown from this part of the limit on. */
const NEARLY = 0.8

/** What a key or a button makes of a text: with a mark, without it again, or with a figure. */
interface Tool {
  keys: string
  name: string
  mark?: 'strong' | 'em' | 'link'
  pick?: { title: string; from: 'tokens' | 'links' }
}

const MARKS: readonly Tool[] = [
  { keys: 'Control+B', name: 'Bold', mark: 'strong' },
  { keys: 'Control+I', name: 'Italic', mark: 'em' },
  {
    keys: 'Control+K',
    name: 'Link',
    mark: 'link',
    pick: { title: 'Where does the link lead?', from: 'links' },
  },
]
const FIGURE: Tool = {
  keys: 'Alt+F',
  name: 'Checked figure',
  pick: { title: 'Insert a checked figure', from: 'tokens' },
}

export function TextField({ schema, value, path, label, isBare }: FieldProps) {
  const { editor, choices, quoted, openDialog } = useForm()
  const box = useRef<HTMLDivElement>(null)
  /** What is selected once the box has the focus again. */
  const range = useRef<Range>(undefined)
  const text = typeof value === 'string' ? value : ''
  const { maxLength: most = Number.POSITIVE_INFINITY } = schema
  const tools = [...(schema.marks ? MARKS : []), ...(schema.quotes ? [FIGURE] : [])]
  useLayoutEffect(() => {
    if (box.current) fillBox(box.current, text, quoted)
  })
  const isWrong = useProblems(path).length > 0
  const typed = isWrong && schema.quotes ? typedIn(text, quoted) : []
  const selected = (): Range => (box.current && selectionIn(box.current)) ?? [text.length, text.length]
  const write = (words: string, next: Range, after?: { focus: { id: string } }) => {
    if (box.current) fillBox(box.current, words, quoted, next)
    editor.set(path, words === '' && schema.isNullable ? null : words, after)
  }
  const run = ({ mark, pick }: Tool, [start, end] = selected(), from?: readonly Choice[]) => {
    const insert = (next: Selected) => {
      const now: Range = [next.start, next.end]
      range.current = document.activeElement === box.current ? undefined : now
      write(next.text, now, { focus: { id: fieldId(path) } })
    }
    const put = (picked = '') => {
      if (mark) return insert(withMark({ text, start, end }, mark, picked))
      const at = start + picked.length
      insert({ text: text.slice(0, start) + picked + text.slice(end), start: at, end: at })
    }
    const around = mark && markAround({ text, start, end }, mark)
    if (around) return insert(withoutMark(text, around))
    if (!pick || from?.length === 1) return put(from?.[0]?.value)
    range.current = [start, end]
    const isAddress = pick.from === 'links'
    const all = isAddress ? choices?.lists.links : choices?.tokens
    openDialog(Picker, { title: pick.title, choices: from ?? all ?? [], isAddress, onPick: put })
  }
  const press = (event: KeyboardEvent) => {
    const tool = tools.find(({ keys }) => keys === shortcutOf(event))
    // The texts of the site are single paragraphs, so Enter adds no line.
    if (tool || (event.key === 'Enter' && !event.nativeEvent.isComposing)) event.preventDefault()
    if (tool) run(tool)
  }
  const type = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const [words, [, end]] = [textIn(currentTarget), selected()]
    range.current = undefined
    const at = inOneLine(words.slice(0, end)).length
    write(inOneLine(words), [at, at])
  }
  // A copy has the tokens. The browser would copy what they show, and nobody checks a price that is pasted as words.
  const copy = (event: ClipboardEvent) => {
    const [start, end] = selected()
    if (start === end) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text.slice(start, end))
    if (event.type === 'cut') write(text.slice(0, start) + text.slice(end), [start, start])
  }
  const returnSelection = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (range.current) select(currentTarget, range.current)
    range.current = undefined
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
            onFocus={returnSelection}
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
          {typed.map(({ words, range: at, choices: same }) => (
            <button key={words} type="button" onClick={() => run(FIGURE, at, same)}>
              Make “{words}” the checked figure
            </button>
          ))}
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
