// Path of the current page, such as `/contact`. The document provides it, and links to it get `aria-current`.
import { createContext } from 'react'

export const CurrentPath = createContext('')
