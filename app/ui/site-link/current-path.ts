// The path of the page that is being shown, for links that must know it.
import { createContext } from 'react'

/** Path of the current page, such as `/contact`. The document provides it. Links to this path get `aria-current`. */
export const CurrentPath = createContext('')
