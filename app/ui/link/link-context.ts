import { createContext } from 'react'

interface LinkContextValue {
  /** Path of the current page, such as `/contact`. Links to it get `aria-current`. */
  currentPath: string
  /** What screen readers say after a link to another site. */
  newTab: string
}

/** What every link needs. The document provides it, because links are deep in texts. Other words are props. */
export const LinkContext = createContext<LinkContextValue>({ currentPath: '', newTab: '' })
