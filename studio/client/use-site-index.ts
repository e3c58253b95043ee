// What the studio knows about the whole site: its files, and the names that fields may use.
import { createContext, use, useCallback, useEffect, useState } from 'react'
import type { FileList } from '../protocol.ts'
import type { Reads } from '../server/answer.ts'
import { get, messageOf } from './api.ts'

export interface SiteIndex {
  list: FileList | undefined
  choices: Reads['choices'] | undefined
  fault: string | undefined
  /** Reads everything again, after something was saved. */
  refresh: () => Promise<void>
}

export function useSiteIndex(): SiteIndex {
  const [list, setList] = useState<FileList>()
  const [choices, setChoices] = useState<Reads['choices']>()
  const [fault, setFault] = useState<string>()
  const refresh = useCallback(
    () =>
      get('files')
        .then(async (files) => {
          // The list comes first, because a file can be opened with it alone.
          setList(files)
          setChoices(await get('choices'))
          setFault(undefined)
        })
        .catch((error: unknown) => setFault(messageOf(error))),
    [],
  )
  useEffect(() => {
    void refresh()
  }, [refresh])
  return { list, choices, fault, refresh }
}

export const SiteContext = createContext<SiteIndex | undefined>(undefined)

export function useSite(): SiteIndex {
  const site = use(SiteContext)
  if (!site) throw new Error('This part belongs inside the studio.')
  return site
}

/** The name of a file for staff. */
export function titleOf(list: FileList | undefined, file: string): string {
  return list?.files.find(({ name }) => name === file)?.title ?? 'Another file'
}
