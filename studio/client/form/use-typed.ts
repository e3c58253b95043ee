// A text that shows each key at once, and reaches the file after the paint.
import { useState } from 'react'
import type { Visit } from '../visit/visit.ts'

/** The text to show, and a function for each change of it. `text` is what the file says; `take` changes the file. */
export function useTyped(
  visit: Visit,
  field: string,
  text: string,
  take: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string>()
  const type = (next: string) => {
    setTyped(next)
    visit.type(field, () => {
      take(next)
      setTyped(undefined)
    })
  }
  return [typed ?? text, type]
}
