// A text that shows each key at once, and reaches the file after the paint.
import { useState } from 'react'
import type { Editor } from '../editor/editor.ts'

/** The text to show, and a function for each change of it. `text` is what the file says; `apply` changes the file. */
export function useTyped(
  editor: Editor,
  field: string,
  text: string,
  apply: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string>()
  const type = (next: string) => {
    setTyped(next)
    editor.type(field, () => {
      apply(next)
      setTyped(undefined)
    })
  }
  return [typed ?? text, type]
}
