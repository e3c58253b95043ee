// What all findings share.
import type { BuiltPage } from '../built-page.ts'
import type { Element } from '../../markup/document.ts'

/** A page, or one part of it. */
export interface Part {
  page: BuiltPage
  elements: readonly Element[]
}

/** Returns what is missing, or undefined when the part has it. */
export type Finding = (part: Part) => string | undefined

/** Words to compare with: a string is compared without regard to case. */
export type Text = string | RegExp

/** Whether `text` is the wanted string, or fits the wanted pattern. */
export function fits(text: string, wanted: Text): boolean {
  return typeof wanted === 'string' ? text.toLowerCase() === wanted.toLowerCase() : wanted.test(text)
}

/** Whether `text` contains the wanted string, or fits the wanted pattern. */
export function contains(text: string, wanted: Text): boolean {
  return typeof wanted === 'string' ? text.toLowerCase().includes(wanted.toLowerCase()) : wanted.test(text)
}

/** The message that something is missing, unless it is there. */
export function unless(isThere: boolean, whatIsMissing: string): string | undefined {
  return isThere ? undefined : whatIsMissing
}

export function quote(text: Text): string {
  return typeof text === 'string' ? `"${text}"` : String(text)
}

/** What these findings miss in a part. */
export function allMissing(part: Part, findings: readonly Finding[]): string[] {
  return findings.flatMap((finding) => finding(part) ?? [])
}
