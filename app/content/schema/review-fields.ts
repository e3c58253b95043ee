// Fields of the sections that tell when a page was last changed, and who reviewed it.
import { z } from 'zod'
import type { Fields } from './fields.ts'

export const reviewFields = ({ isoDate, text }: Fields) => ({
  reviewed: isoDate.describe('Day of the last change, or of the review once a clinician has made one'),
  nextReview: isoDate.describe('Day by which a clinician must review the page'),
  reviewedBy: z
    .strictObject({ name: text(60), role: text(60).describe('Profession, such as family physician') })
    .optional()
    .describe('The clinician who reviewed the page and agreed to be named. Without one, the page says "Updated".'),
})
