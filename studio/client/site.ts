// What every part of the studio knows about the site: its files, and the names that fields may use.
import { createContext, use } from 'react'
import type { Reads } from '../server/answer.ts'

export interface Site {
  list: Reads['files'] | undefined
  choices: Reads['choices'] | undefined
}

export const SiteContext = createContext<Site>({ list: undefined, choices: undefined })

export function useSite(): Site {
  return use(SiteContext)
}

/** The name of a file for staff. */
export function titleOf(list: Site['list'], file: string): string {
  return list?.files.find(({ name }) => name === file)?.title ?? 'Another file'
}
