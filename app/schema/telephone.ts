// Phone numbers of the clinic, and of help lines.
import { z } from 'zod'

export const phone = z.string().regex(/^(?:\(\d{3}\) \d{3}-\d{4}|\+[1-9][\d ]{6,17}\d)$/, {
  error: 'Write the number as (555) 555-0142, or with its country code as +44 20 7946 0000.',
})

/** A number that people dial for help, and who answers. */
export const line = z.strictObject({
  name: z.string().min(2).meta({ title: 'Who answers' }),
  number: z
    .string()
    .regex(/^[\d-]*\d$/, { error: 'Write the number as people read it, such as 911 or 1-877-303-2642.' }),
})

export type HelpLine = z.output<typeof line>

/** `(403) 555-0142` as `tel:+14035550142` (RFC 3966). The country code is 1 if there is none. */
export function telephoneHref(number: string): string {
  return `tel:${number.startsWith('+') ? '' : '+1'}${number.replaceAll(/[^+\d]/g, '')}`
}

/** `9-8-8` as `tel:988`, without a country code: people call help lines from their own country. */
export function lineHref({ number }: HelpLine): string {
  return `tel:${number.replaceAll('-', '')}`
}
