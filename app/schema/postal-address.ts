// Where the clinic is, in Canada.
import { z } from 'zod'

/** First letters of the postal codes of each province and territory (Canada Post). */
const FIRST_LETTERS = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'KLMNP',
  PE: 'C',
  QC: 'GHJ',
  SK: 'S',
  YT: 'Y',
} as const
type Province = keyof typeof FIRST_LETTERS

/** No postal code has D, F, I, O, Q or U, which look like other letters and digits. */
const POSTAL_CODE = /^[A-Z]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/

export const postalAddress = z
  .strictObject({
    streetAddress: z.string().min(3),
    addressLocality: z.string().min(2).meta({ title: 'City' }),
    addressRegion: z
      .enum(Object.keys(FIRST_LETTERS) as Province[])
      .meta({ title: 'Province', description: 'Two letters, such as AB' }),
    regionName: z.string().min(2).meta({ title: 'Province, in full' }),
    postalCode: z.string().regex(POSTAL_CODE, { error: 'Write the postal code as T2P 0A0.' }),
    addressCountry: z
      .string()
      .refine((country) => country === 'CA', { error: 'The postal code is Canadian. Write CA.' })
      .meta({ title: 'Country', description: 'CA, which is Canada' }),
  })
  .refine(({ addressRegion, postalCode }) => FIRST_LETTERS[addressRegion].includes(postalCode.charAt(0)), {
    path: ['postalCode'],
    error: 'No postal code of this province begins with this letter. Correct one of the two.',
  })

/** The box around Canada. Without the minus, a longitude is in Asia. */
export const placeInCanada = z.strictObject({
  latitude: z.number().min(41).max(84),
  longitude: z.number().min(-142).max(-52),
})
