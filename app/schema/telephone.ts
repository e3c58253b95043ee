// Phone numbers of the clinic, and of help lines.
import { z } from 'zod'

/** In North America, neither an area code nor an exchange begins with 0 or 1, or ends with 11. */
const NORTH_AMERICA = /^\+1(?:(?!.11)[2-9]\d{2}){2}\d{4}$/
const ELSEWHERE = /^\+[2-9]\d{7,14}$/
const FORMS = 'Write the number as (555) 555-0142, or with its country code as +44 20 7946 0000.'

export const phone = z
  .string()
  .regex(/^(?:\(\d{3}\) \d{3}-\d{4}|\+[1-9]\d*(?: \d+)+)$/, { error: FORMS, abort: true })
  .refine((number) => isPossible(internationalNumber(number)), { error: `No phone has this number. ${FORMS}` })

/** What people dial in their own country, such as 911 or 1-877-303-2642: 3 to 15 digits. */
const DIALLED = /^(?=(?:\D*\d){3,15}\D*$)\d+(?:-\d+)*$/

/** A number that people dial for help, and who answers. */
export const helpLine = z.strictObject({
  name: z.string().min(2).meta({ title: 'Who answers' }),
  number: z.string().regex(DIALLED, { error: 'Write the number as people read it, such as 911 or 1-877-303-2642.' }),
  texts: z.boolean().optional().meta({ title: 'Answers text messages, too' }),
})

export type HelpLine = z.output<typeof helpLine>

/** Whether a phone may have this number, written as `+14035550142`. */
function isPossible(number: string): boolean {
  return NORTH_AMERICA.test(number) || ELSEWHERE.test(number)
}

/** `(403) 555-0142` as `+14035550142` (E.164). The country code is 1 if there is none. */
export function internationalNumber(number: string): string {
  return `${number.startsWith('+') ? '' : '+1'}${number.replaceAll(/[^+\d]/g, '')}`
}

/** The address that dials a phone number: `tel:+14035550142` (RFC 3966). */
export function telephoneHref(number: string): string {
  return `tel:${internationalNumber(number)}`
}

/** What is wrong with an address that dials a number, and what to write; undefined if nothing is. */
export function telephoneProblem(href: string): string | undefined {
  const number = href.replace(/^tel:/i, '')
  const isRight = number.startsWith('+') ? isPossible(number) : /^\d{3,15}$/.test(number)
  return isRight ? undefined : 'No phone has this number. Write it as tel:+14035550142, or as tel:911.'
}

/** `9-8-8` as `tel:988`, without a country code: people call help lines from their own country. */
export function helpLineHref({ number }: HelpLine): string {
  return `tel:${number.replaceAll('-', '')}`
}
