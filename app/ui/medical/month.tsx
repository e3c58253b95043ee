// A date shown as month and year. Review dates need no more detail.
import { use } from 'react'
import { LocaleContext } from '../text/locale-context.ts'

/** `date` is an ISO date. */
export function Month({ date }: { date: string }) {
  // In UTC: JavaScript reads an ISO date as midnight UTC, so in Canada the first of a month is the day before.
  const format = new Intl.DateTimeFormat(use(LocaleContext), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return <time dateTime={date}>{format.format(new Date(date)).replace(' ', '\u00a0')}</time>
}
