// Days and years that content names. Each exists, and can be meant: nobody reviewed a page in the year 26, and nobody
// plans a review for 2062.
import { z } from 'zod'

const FIRST_DAY = '2000-01-01'
/** The longest time until a review, in years. */
const MAX_AHEAD = 10
const DAY_MS = 86_400_000

const thisYear = () => new Date().getUTCFullYear()

/** The latest day that it is anywhere on Earth, as YYYY-MM-DD. */
const today = () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)

const day = z.iso
  .date({
    error: ({ input }) =>
      input === undefined ? undefined : 'There is no such day. Write one as YYYY-MM-DD, such as 2030-12-31.',
    abort: true,
  })
  .refine((date) => date >= FIRST_DAY, { error: `This day is before ${FIRST_DAY}. Correct the year.` })

const words = { description: 'Date, as YYYY-MM-DD', input: 'date' }

/** A day as YYYY-MM-DD, which may be to come. */
export const isoDate = day
  .refine((date) => Number(date.slice(0, 4)) <= thisYear() + MAX_AHEAD, {
    error: `This day is more than ${MAX_AHEAD} years ahead. Correct the year.`,
  })
  .meta(words)

/** The day on which something was done. */
export const pastDate = day
  .refine((date) => date <= today(), { error: 'This day is still to come. Write the day on which it was done.' })
  .meta(words)

/** The year of a publication. Journals are dated ahead. */
export const publicationYear = z
  .int()
  .min(1900)
  .refine((year) => year <= thisYear() + 1, { error: 'This year is still to come. Correct it.' })
