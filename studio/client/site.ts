// What every part of the studio knows about the site: its files, and the names that fields may use.
import { createContext, use, type ComponentType } from 'react'
import type { Reads } from '../server/answer.ts'
import type { Quoted } from './form/chips.ts'

export interface Site {
  list: Reads['files'] | undefined
  choices: Reads['choices'] | undefined
  /** The choices of tokens by token. */
  quoted: Quoted
  openDialog: <Props extends object>(dialog: ComponentType<Props>, props: Props) => void
  closeDialog: () => void
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('This part belongs inside the studio.')
  return site
}

/** The name of a file for staff. */
export function titleOf(list: Site['list'], file: string): string {
  return list?.files.find(({ name }) => name === file)?.title ?? 'Another file'
}
