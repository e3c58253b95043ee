// The words of parts that many pages show, such as "Updated" or "Next": content/messages.yaml, words.
import { createContext, use } from 'react'
import type { Messages } from '../../content/schema/messages.ts'

/** The document provides the words of the site. */
export const Words = createContext<Messages['words'] | undefined>(undefined)

/** The words of the site. Throws outside <Words>. */
export function useWords(): Messages['words'] {
  const words = use(Words)
  if (!words) throw new Error('This part needs words of the site. Put it inside <Words>.')
  return words
}
