import { useSyncExternalStore } from 'react'
import type { EditorState } from './state.ts'
import type { Editor } from './editor.ts'

/** A part of the editor's state. The component renders again only when that part changes. */
export function useEditorState<Part>(editor: Editor, read: (state: EditorState) => Part): Part {
  return useSyncExternalStore(editor.subscribe, () => read(editor.state))
}
