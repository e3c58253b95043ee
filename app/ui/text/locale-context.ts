import { createContext } from 'react'

/** Language and country of the page, such as en-CA. The document provides it, because dates are deep in sections. */
export const LocaleContext = createContext('en')
