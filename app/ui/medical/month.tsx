// A date shown as month and year. Review dates need no more detail.

// The clinic's locale is English of some country, and all of them write a month and year alike.
// In UTC: JavaScript reads an ISO date as midnight UTC, so in Canada the first of a month is the day before.
const FORMAT = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `date` is an ISO date. */
export function Month({ date }: { date: string }) {
  return <time dateTime={date}>{FORMAT.format(new Date(date)).replace(' ', '\u00a0')}</time>
}
