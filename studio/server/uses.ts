// Texts that refer to something: to a fact, or to a page by its address.
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

/** The text with another address in place of `from`, in links and in fields that are an address. */
export function withOtherAddress(text: string, from: string, to: string): string {
  if (text === from || text.startsWith(`${from}#`)) return to + text.slice(from.length)
  return text.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from}#`, `](${to}#`)
}

/** Whether a text is a link to the address or has one. */
export function linksTo(text: string, address: string): boolean {
  return withOtherAddress(text, address, '') !== text
}
