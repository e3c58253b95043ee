// The live page beside the form, as wide as a phone or as a laptop.
import { useEffect, useRef, useState } from 'react'
import type { ShownFile, FieldPath } from '../protocol.ts'
import { comparable, LivePage, type Place } from './live-page.ts'
import { pathText } from './editor/paths.ts'
import { useEditorState } from './editor/use-editor-state.ts'
import type { Editor } from './editor/editor.ts'

/** Screens in CSS pixels. */
const PHONE = { width: 390, height: 844 }
const LAPTOP = 1440

interface PreviewPaneProps {
  editor: Editor | undefined
  /** Address of the page to show; undefined until there is a form beside it. */
  path: string | undefined
}

export function PreviewPane({ editor, path }: PreviewPaneProps) {
  const [isLaptop, setLaptop] = useState(false)
  const width = isLaptop ? LAPTOP : PHONE.width
  const { pane, scale, height } = useFit(width)
  const [loaded, setLoaded] = useState<{ path: string | undefined; page: LivePage }>()
  const page = loaded?.path === path ? loaded?.page : undefined
  /** The field in focus. */
  const at = useRef<string>(undefined)

  useEffect(() => {
    if (!editor || !page) return
    let last = editor.state.shown
    const edited = placeOf(at.current, last)
    // The page may have been made before the last key.
    if (editor.state.isChanged) void page.refresh(edited)
    else if (edited) page.show(edited)
    return editor.subscribe(() => {
      const { shown } = editor.state
      if (shown === last) return
      last = shown
      void page.refresh(placeOf(at.current, shown))
    })
  }, [editor, page])

  useEffect(() => {
    const click = (event: MouseEvent) => {
      const target = event.target as Element
      // Folded parts still open, so that their texts can be clicked.
      if (!target.closest('summary')) event.preventDefault()
      const place = page?.placeOf(target)
      if (place) editor?.show(fieldOf(place, editor.state.shown))
    }
    page?.document.addEventListener('click', click, true)
    return () => page?.document.removeEventListener('click', click, true)
  }, [editor, page])

  useEffect(() => {
    if (!page || isLaptop) return
    const observer = new ResizeObserver(() => editor?.change({ screens: page.height() / PHONE.height }))
    observer.observe(page.document.documentElement)
    return () => observer.disconnect()
  }, [editor, page, isLaptop])

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      at.current = (target as Element).closest<HTMLElement>('[data-path]')?.dataset['path']
      const edited = placeOf(at.current, editor?.state.shown)
      if (edited) page?.show(edited)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [editor, page])

  return (
    <section className="preview" aria-label="Live page">
      <div className="preview-bar">
        <label>
          <input type="checkbox" className="laptop" checked={isLaptop} onChange={() => setLaptop(!isLaptop)} />
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
        {!page && <p role="status">Loading the page.</p>}
        {path && (
          <iframe
            title="The page as visitors see it"
            src={`/edit/preview?path=${encodeURIComponent(path)}`}
            // A click on a link must not leave the page.
            inert={!page}
            style={{ width, height: height / scale, transform: `scale(${scale})` }}
            onLoad={({ currentTarget: { contentDocument } }) =>
              contentDocument && setLoaded({ path, page: new LivePage(contentDocument) })
            }
          />
        )}
      </div>
      {editor && <StaleNote editor={editor} />}
    </section>
  )
}

function StaleNote({ editor }: { editor: Editor }) {
  const isPreviewed = useEditorState(editor, ({ shown }) => shown?.isPreviewed ?? true)
  if (isPreviewed) return null
  return <p>The page shows your last version that had no problems.</p>
}

/** Where the page shows a field of a section: its own text, or else the first one of what is around it. */
function placeOf(at: string | undefined, shown: ShownFile | undefined): Place | undefined {
  const [list, section] = at?.split('/') ?? []
  if (at === undefined || list !== 'sections' || section === undefined) return undefined
  const inside = (around: string) => shown?.texts.find(({ path }) => `${pathText(path)}/`.startsWith(`${around}/`))
  const text = inside(at) ?? inside(at.slice(0, at.lastIndexOf('/')))
  return { section: Number(section), read: text?.read ?? '' }
}

/** The field whose text was clicked, or else its section. */
function fieldOf({ section, read }: Place, shown: ShownFile | undefined): FieldPath {
  const clicked = comparable(read)
  const texts = (shown?.texts ?? []).filter(({ path }) => path[0] === 'sections' && path[1] === section)
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
