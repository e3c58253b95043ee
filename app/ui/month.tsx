// A date as its month and year, which is as exact as a review date is said.

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

/** `date` is an ISO date. It is read as text: a Date would shift it by the time zone of whoever renders. */
export function Month({ date }: { date: string }) {
  const [year, month] = date.split('-')
  return <time dateTime={date}>{`${months[Number(month) - 1]}\u00a0${year}`}</time>
}
