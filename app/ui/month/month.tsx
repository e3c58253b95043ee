// A date shown as month and year. Review dates need no more detail.

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `date` is an ISO date. It is split as text, because a Date object would shift it by the local time zone. */
export function Month({ date }: { date: string }) {
  const [year, month] = date.split('-')
  return <time dateTime={date}>{`${months[Number(month) - 1]}\u00a0${year}`}</time>
}
