// A date shown as month and year. Review dates need no more detail.

/** UTC, because an ISO date is midnight in UTC: the local time zone would shift the first of a month. */
const format = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `date` is an ISO date. */
export function Month({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date)).replace(' ', '\u00a0')}</time>
}
