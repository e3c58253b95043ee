// Opening hours, and the words that visitors read for them. Search engines read the same hours.
import { z } from 'zod'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Write the time as HH:MM, such as 17:00.' })
  .meta({ input: 'time' })

export const openingHours = z
  .array(
    z
      .strictObject({ days: z.array(z.enum(days)).min(1), opens: time, closes: time })
      .refine(({ opens, closes }) => opens < closes, {
        path: ['closes'],
        error: 'The closing time is not after the opening time.',
      }),
  )
  .min(1)
  .refine((hours) => new Set(hours.flatMap((each) => each.days)).size === hours.flatMap((each) => each.days).length, {
    error: 'A day is in two rows. Leave it in one of them.',
  })
  .meta({ description: 'The words for them, in the footer and on the pages, are made from these' })

type OpeningHours = z.output<typeof openingHours>

interface HoursInWords {
  /** `Monday to Friday 9 am to 5 pm`, for each group of days. */
  lines: string[]
  /** The lines as one text. A list of details shows each on its own line. */
  long: string
  /** `Mon–Fri 9–5, Sat 9–3` */
  short: string
}

/** The words for opening hours. */
export function hoursInWords(hours: OpeningHours): HoursInWords {
  const lines = hours.map(
    (each) => `${daysInWords(each.days)} ${timeInWords(each.opens)} to ${timeInWords(each.closes)}`,
  )
  const short = hours.map((each) => `${shortDays(each.days)} ${shortTime(each.opens)}–${shortTime(each.closes)}`)
  return { lines, long: lines.join(',\n'), short: short.join(', ') }
}

type Day = (typeof days)[number]

/** The first and the last day of each part of the week without a gap. */
function runsOf(given: readonly Day[]): (readonly [first: Day, last: Day])[] {
  return days.flatMap((day, index) => {
    if (!given.includes(day) || given.includes(days[index - 1] as Day)) return []
    const end = days.findIndex((each, at) => at > index && !given.includes(each))
    return [[day, days.at(end < 0 ? -1 : end - 1) ?? day] as const]
  })
}

/** `Monday to Friday and Sunday` */
function daysInWords(given: readonly Day[]): string {
  const runs = runsOf(given).flatMap(([first, last]) => {
    const length = days.indexOf(last) - days.indexOf(first) + 1
    return length > 2 ? [`${first} to ${last}`] : length > 1 ? [first, last] : [first]
  })
  return [runs.slice(0, -1).join(', '), runs.at(-1)].filter(Boolean).join(' and ')
}

/** `Mon–Fri/Sun` */
function shortDays(given: readonly Day[]): string {
  const short = (day: Day) => day.slice(0, 3)
  return runsOf(given)
    .map(([first, last]) => (first === last ? short(first) : `${short(first)}–${short(last)}`))
    .join('/')
}

/** `17:30` as `5:30`, and `09:00` as `9`. */
function shortTime(time: string): string {
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
}

/** `17:30` as `5:30 pm`, and `12:00` as `noon`. */
function timeInWords(time: string): string {
  if (time === '12:00') return 'noon'
  return `${shortTime(time)} ${time < '12:00' ? 'am' : 'pm'}`
}
