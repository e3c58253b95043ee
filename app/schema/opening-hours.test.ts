import { expect, test } from 'vitest'
import { hoursInWords, openingHours } from './opening-hours.ts'

test('the words for hours name parts of the week and times as people say them', () => {
  const hours = openingHours.parse([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:30' },
    { days: ['Saturday'], opens: '08:05', closes: '12:00' },
  ])
  expect(hoursInWords(hours)).toEqual({
    lines: ['Monday to Friday 9 am to 5:30 pm', 'Saturday 8:05 am to noon'],
    long: 'Monday to Friday 9 am to 5:30 pm,\nSaturday 8:05 am to noon',
    short: 'Mon–Fri 9–5:30, Sat 8:05–12',
  })
  const others = openingHours.parse([
    { days: ['Sunday', 'Friday', 'Monday', 'Tuesday'], opens: '00:00', closes: '23:59' },
  ])
  expect(hoursInWords(others)).toMatchObject({
    long: 'Monday, Tuesday, Friday and Sunday 12 am to 11:59 pm',
    short: 'Mon–Tue/Fri/Sun 12–11:59',
  })
})

test.each([
  ['9:00', '17:00'],
  ['09:00', '24:00'],
  ['17:00', '09:00'],
  ['09:00', '09:00'],
])('hours from %s to %s are refused', (opens, closes) => {
  expect(openingHours.safeParse([{ days: ['Monday'], opens, closes }]).success).toBe(false)
})

test('a day in two rows is refused', () => {
  const row = { days: ['Monday'], opens: '09:00', closes: '17:00' }
  expect(openingHours.safeParse([row, { ...row, opens: '10:00' }]).success).toBe(false)
})
