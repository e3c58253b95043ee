// Opens a file: reads it and its schema, and edits it until another file is opened.
import { useEffect, useState } from 'react'
import type { FileChanged, FileState } from '../protocol.ts'
import { get, messageOf } from './api.ts'
import { schemaOf } from './schema-of.ts'
import { syncWithDisk } from './editor/save.ts'
import { Editor } from './editor/editor.ts'

export interface Opened {
  editor: Editor | undefined
  fault: string | undefined
  /** Reads the file again, after another part of the studio has changed it. */
  reopen: () => void
}

/** `guard` is told whether the open file has changes that are not saved. */
export function useEditor(file: string | undefined, guard: (isChanged: boolean) => void): Opened {
  const [opened, setOpened] = useState<{ file: string; editor?: Editor; fault?: string }>()
  const [times, setTimes] = useState(0)

  useEffect(() => {
    if (!file) return
    let isStale = false
    let stop: (() => void) | undefined
    const open = async () => {
      const state = await get<FileState>('file', { name: file })
      const schema = await schemaOf(state.kind)
      if (isStale) return
      const editor = new Editor(state, schema)
      const unsubscribe = editor.subscribe(() => guard(editor.state.isChanged))
      stop = () => {
        unsubscribe()
        editor.close()
      }
      guard(editor.state.isChanged)
      setOpened({ file, editor })
    }
    open().catch((error: unknown) => isStale || setOpened({ file, fault: messageOf(error) }))
    return () => {
      isStale = true
      stop?.()
      guard(false)
    }
  }, [file, guard, times])

  const current = opened?.file === file ? opened : undefined
  useEffect(() => current?.editor && followDisk(current.editor), [current])
  return { editor: current?.editor, fault: current?.fault, reopen: () => setTimes(times + 1) }
}

/** Shows a version that was written outside the studio, unless something is not saved here. */
function followDisk(editor: Editor): () => void {
  const events = new EventSource('/edit/api/events')
  events.addEventListener('changed', ({ data }: MessageEvent<string>) => {
    const { name, base } = JSON.parse(data) as FileChanged
    const { file } = editor.state
    if (name === file.name && base !== undefined && base !== file.base) void syncWithDisk(editor)
  })
  // It may have changed before the connection was open, or while it was lost.
  events.addEventListener('open', () => void syncWithDisk(editor))
  return () => events.close()
}
