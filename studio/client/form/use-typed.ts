import { useState } from 'react'
import type { FieldPath } from '../../protocol.ts'
import { pathText } from '../editor/paths.ts'
import { useForm } from './context.ts'

/**
 * The text of a field, a function for each key, and one for a change that is not typed. A key is shown at once, and
 * reaches the file after the paint.
 */
export function useTyped(
  path: FieldPath,
  value: unknown,
  isNullable: boolean,
): [text: string, type: (text: string) => void, set: (text: string) => void] {
  const { editor } = useForm()
  const [typed, setTyped] = useState<string>()
  const set = (next: string) => editor.set(path, next === '' && isNullable ? null : next)
  const type = (next: string) => {
    setTyped(next)
    editor.type(pathText(path), () => {
      set(next)
      setTyped(undefined)
    })
  }
  return [typed ?? (typeof value === 'string' ? value : ''), type, set]
}
