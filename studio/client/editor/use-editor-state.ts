import { useEffect, useReducer } from 'react'
import type { EditorState } from './state.ts'
import type { Editor } from './editor.ts'

/**
 * A part of the editor's state. The component renders again only when that part changes. If the editor makes the
 * change in a transition, a key press interrupts that rendering. `useSyncExternalStore` would block it.
 */
export function useEditorState<Part>(editor: Editor, read: (state: EditorState) => Part): Part {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const part = read(editor.state)
  useEffect(() => {
    const compare = () => {
      if (!Object.is(read(editor.state), part)) rerender()
    }
    // The state may have changed between the rendering and this effect.
    compare()
    return editor.subscribe(compare)
  })
  return part
}
