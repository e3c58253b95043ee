// The live page beside the form, as wide as a phone or as a laptop.
import { useEffect, useRef, useState } from 'react'
import type { CheckResult, FieldPath } from '../protocol.ts'
import { comparable, type FromPage, type Place, type ToPage } from './preview-messages.ts'
import { pathText } from './editor/paths.ts'
import { useEditorState } from './editor/use-editor-state.ts'
import type { Editor } from './editor/editor.ts'

const WIDTHS = { Phone: 390, Laptop: 1440 } as const
type Device = keyof typeof WIDTHS

/** Height of a phone's screen in CSS pixels, for the count of screens. */
const PHONE_HEIGHT = 844

interface PreviewPaneProps {
  editor: Editor | undefined
  /** Address of the page to show; undefined until there is a form beside it. */
  path: string | undefined
  onScreens: (screens: number) => void
}

export function PreviewPane({ editor, path, onScreens }: PreviewPaneProps) {
  const [device, setDevice] = useState<Device>('Phone')
  const frame = useRef<HTMLIFrameElement>(null)
  const { pane, scale, height } = useFit(WIDTHS[device])
  /** The path of the page that has begun to listen. */
  const [loaded, setLoaded] = useState<string>()
  /** The field in focus. */
  const at = useRef<string>(undefined)
  const tell = (message: ToPage) => {
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<FromPage>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.did === 'load') setLoaded(path)
      if (data.did === 'measure' && data.width === WIDTHS.Phone) onScreens(data.height / PHONE_HEIGHT)
      if (data.did === 'pick') editor?.show(fieldOf(data, editor.state.check))
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [editor, onScreens, path])

  useEffect(() => {
    if (!editor || loaded !== path) return
    let shown = editor.state.check
    const edited = placeOf(at.current, shown)
    // The page may have been made before the last key.
    if (editor.state.isChanged) tell({ ask: 'refresh', edited })
    else if (edited) tell({ ask: 'show', edited })
    return editor.subscribe(() => {
      const { check } = editor.state
      if (check === shown) return
      shown = check
      tell({ ask: 'refresh', edited: placeOf(at.current, check) })
    })
  }, [editor, loaded, path])

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      at.current = (target as Element).closest<HTMLElement>('[data-path]')?.dataset['path']
      const edited = placeOf(at.current, editor?.state.check)
      if (edited) tell({ ask: 'show', edited })
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [editor])

  return (
    <section className="preview" aria-label="Live page">
      <div className="preview-bar">
        <label>
          <input
            type="checkbox"
            className="laptop"
            checked={device === 'Laptop'}
            onChange={({ target }) => setDevice(target.checked ? 'Laptop' : 'Phone')}
          />
          As on a laptop
        </label>
        {path && (
          <a href={path} target="_blank" rel="noreferrer">
            Open {path}
            <span className="visually-hidden"> in a new tab</span>
          </a>
        )}
      </div>
      <div className="preview-stage" ref={pane}>
        {path !== loaded && <p role="status">Loading the page.</p>}
        {path && (
          <iframe
            ref={frame}
            title="The page as visitors see it"
            src={`/edit/preview?path=${encodeURIComponent(path)}`}
            style={{ width: WIDTHS[device], height: height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
      {editor && <StaleNote editor={editor} />}
    </section>
  )
}

function StaleNote({ editor }: { editor: Editor }) {
  const isPreviewed = useEditorState(editor, ({ check }) => check?.isPreviewed ?? true)
  if (isPreviewed) return null
  return <p className="preview-note">The page shows your last version that had no problems.</p>
}

/** Where the page shows a field of a section: its own text, or else the first one of what is around it. */
function placeOf(at: string | undefined, check: CheckResult | undefined): Place | undefined {
  const [list, section] = at?.split('/') ?? []
  if (at === undefined || list !== 'sections' || section === undefined) return undefined
  const inside = (around: string) => check?.texts.find(({ path }) => `${pathText(path)}/`.startsWith(`${around}/`))
  const text = inside(at) ?? inside(at.slice(0, at.lastIndexOf('/')))
  return { section: Number(section), read: text?.read ?? '' }
}

/** The field whose text was clicked, or else its section. */
function fieldOf({ section, read }: Extract<FromPage, { did: 'pick' }>, check: CheckResult | undefined): FieldPath {
  const clicked = comparable(read)
  const texts = (check?.texts ?? []).filter(({ path }) => path[0] === 'sections' && path[1] === section)
  const matches = texts
    .map(({ path, read: words }) => ({ path, words: comparable(words) }))
    .filter(({ words }) => words !== '' && clicked !== '' && (clicked.includes(words) || words.includes(clicked)))
    .sort((a, b) => difference(a.words, clicked) - difference(b.words, clicked))
  return matches[0]?.path ?? ['sections', section]
}

function difference(words: string, clicked: string): number {
  return Math.abs(words.length - clicked.length)
}

/** Scale at which a page of `width` fits the pane. A narrow page is never enlarged. */
function useFit(width: number) {
  const pane = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width, height: 600 })
  useEffect(() => {
    const { current } = pane
    if (!current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { pane, scale: Math.min(1, size.width / width), height: size.height }
}
