import { walk } from '../../app/content/schema/walk.ts'
import type { FieldPath } from '../protocol.ts'

/** Every text of `content` with its path. */
export function textsIn(content: unknown): { path: FieldPath; text: string }[] {
  const texts: { path: FieldPath; text: string }[] = []
  walk(content, (text, path) => {
    if (typeof text === 'string') texts.push({ path, text })
  })
  return texts
}
