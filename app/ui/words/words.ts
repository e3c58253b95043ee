// Words that components show on many pages, such as "Updated" or "Next". They are `words` in content/messages.yaml.
import { createContext, use } from 'react'
import type { Messages } from '../../schema/messages.ts'

/** The document provides them. */
export const Words = createContext<Messages['words'] | undefined>(undefined)

/** Throws outside <Words>. */
export function useWords(): Messages['words'] {
  const words = use(Words)
  if (!words) throw new Error('Put this component inside <Words>.')
  return words
}
