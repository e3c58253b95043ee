// The live page beside the form, as wide as a phone. A field and its words on the page follow each other.
import { useEffect, useState } from 'react'
import { around, isWithin, keysOf, type FieldPath } from '../values/path.ts'
import type { ReadText } from '../protocol.ts'
import { useStudio } from './context.ts'
import { comparable, placeOf, refresh, show, type Place } from './live-page.ts'
import { hasModifier } from './shortcut.ts'

/** `path` is the address of the page to show; undefined until there is a form beside it. */
export function PreviewPane({ path }: { path: string | undefined }) {
  const { editor } = useStudio()
  const [loaded, setLoaded] = useState<{ path: string; page: Document }>()
  const page = loaded?.path === path ? loaded?.page : undefined

  useEffect(() => {
    if (!editor || !page) return
    let { shown } = editor.state
    const edited = () => placeFor(fieldInFocus(), shown.texts)
    // The page may have been made before the last key.
    if (editor.state.isChanged) void refresh(page, edited())
    else show(page, edited())
    const unsubscribe = editor.subscribe(() => {
      if (editor.state.shown === shown) return
      shown = editor.state.shown
      void refresh(page, edited())
    })
    const click = (event: MouseEvent) => {
      const target = event.target as Element
      if (hasModifier(event) && target.closest('a')) return
      // Folded parts still open, so that their texts can be clicked.
      if (!target.closest('summary')) event.preventDefault()
      const selection = page.getSelection()
      // Somebody has selected words here, to copy them.
      if (selection?.isCollapsed === false && selection.containsNode(target, true)) return
      const place = placeOf(page, target)
      if (place) editor.show(fieldOf(place, shown.texts))
    }
    const ended = new AbortController()
    page.addEventListener('click', click, { capture: true, signal: ended.signal })
    document.addEventListener('focusin', () => show(page, edited()), ended)
    return () => {
      unsubscribe()
      ended.abort()
    }
  }, [editor, page])

  return (
    <section className="preview" aria-label="Live page">
      <div>
        {path && (
          <a href={path} target="_blank" rel="noreferrer">
            Open {path}
            <span className="visually-hidden"> in a new tab</span>
          </a>
        )}
        <p role="status">{!page && 'Loading the page.'}</p>
      </div>
      {path && (
        <iframe
          // Another frame for another page. The Back button would first go back in the same one.
          key={path}
          title="The page as visitors see it"
          src={`/edit/preview?path=${encodeURIComponent(path)}`}
          // A click on a link must not leave the page.
          inert={!page}
          onLoad={({ currentTarget: { contentDocument } }) =>
            contentDocument && setLoaded({ path, page: contentDocument })
          }
        />
      )}
    </section>
  )
}

/** The path of the field that has the focus, or of the part of the form that does. */
function fieldInFocus(): FieldPath {
  const id = document.activeElement?.closest('[id^="field/"]')?.id ?? ''
  return id.slice('field/'.length).replace(/[=+]$/, '')
}

/** Where the page shows a field of a section: its own text, or else the first one of what is around it. */
function placeFor(path: FieldPath, texts: readonly ReadText[]): Place | undefined {
  const [list, section] = keysOf(path)
  const part = list === 'review' ? list : section && /^(?:sections|medical)$/.test(list ?? '') && `${list}/${section}`
  if (!part) return undefined
  const inside = (outer: FieldPath) => texts.find((text) => isWithin(outer, text.path))
  return { section: part, read: (inside(path) ?? inside(around(path)))?.read ?? '' }
}

/** The field whose text was clicked, or else its section. */
function fieldOf({ section: part, read }: Place, texts: readonly ReadText[]): FieldPath {
  const clicked = comparable(read)
  const [match] = texts
    .filter(({ path }) => isWithin(part, path))
    .map(({ path, read: text }) => ({ path, words: comparable(text) }))
    .filter(({ words }) => words !== '' && clicked !== '' && (clicked.includes(words) || words.includes(clicked)))
    .sort((a, b) => Math.abs(a.words.length - clicked.length) - Math.abs(b.words.length - clicked.length))
  return match?.path ?? part
}
