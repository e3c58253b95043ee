// A date shown as month and year. Review dates need no more detail.

/** In UTC: JavaScript reads an ISO date as midnight UTC, so in Calgary the first of a month is the day before. */
const format = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `date` is an ISO date. */
export function Month({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date)).replace(' ', '\u00a0')}</time>
}
