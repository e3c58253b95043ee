// Opens a file: reads it and its schema, and keeps its visit until another file is opened.
import { useEffect, useState } from 'react'
import type { FileChanged, FileState } from '../protocol.ts'
import { get, messageOf } from './api.ts'
import { schemaOf } from './schema-of.ts'
import { meetDisk } from './visit/disk.ts'
import { Visit } from './visit/visit.ts'

export interface Opened {
  visit: Visit | undefined
  fault: string | undefined
  /** Reads the file again, after another part of the studio has changed it. */
  reopen: () => void
}

/** `guard` is told whether the open file has changes that are not saved. */
export function useOpenVisit(file: string | undefined, guard: (isChanged: boolean) => void): Opened {
  const [opened, setOpened] = useState<{ file: string; visit?: Visit; fault?: string }>()
  const [times, setTimes] = useState(0)

  useEffect(() => {
    if (!file) return
    let isStale = false
    let stop: (() => void) | undefined
    const open = async () => {
      const state = await get<FileState>('file', { name: file })
      const schema = await schemaOf(state.kind)
      if (isStale) return
      const visit = new Visit(state, schema)
      const unsubscribe = visit.subscribe(() => guard(visit.state.isChanged))
      stop = () => {
        unsubscribe()
        visit.close()
      }
      guard(visit.state.isChanged)
      setOpened({ file, visit })
    }
    open().catch((error: unknown) => isStale || setOpened({ file, fault: messageOf(error) }))
    return () => {
      isStale = true
      stop?.()
      guard(false)
    }
  }, [file, guard, times])

  const current = opened?.file === file ? opened : undefined
  useEffect(() => current?.visit && followDisk(current.visit), [current])
  return { visit: current?.visit, fault: current?.fault, reopen: () => setTimes(times + 1) }
}

/** Takes a version that was written outside the studio, unless something is not saved here. */
function followDisk(visit: Visit): () => void {
  const events = new EventSource('/edit/api/events')
  events.addEventListener('changed', ({ data }: MessageEvent<string>) => {
    const { name, base } = JSON.parse(data) as FileChanged
    const { file } = visit.state
    if (name === file.name && base !== undefined && base !== file.base) void meetDisk(visit)
  })
  // It may have changed before the connection was open, or while it was lost.
  events.addEventListener('open', () => void meetDisk(visit))
  return () => events.close()
}
