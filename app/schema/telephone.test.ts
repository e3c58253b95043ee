import { expect, test } from 'vitest'
import { line, lineHref, phone, telephoneHref } from './telephone.ts'

test.each([
  ['(902) 555-0100', 'tel:+19025550100'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('the phone dials %s as %s', (written, href) => {
  expect(phone.parse(written)).toBe(written)
  expect(telephoneHref(written)).toBe(href)
})

test.each(['902-555-0100', '9025550100', '+', '+44-20', '(902) 555 0100', '+44 20 7946 0000;x'])(
  '%s is refused, with the two ways to write a number',
  (written) => {
    const message = 'Write the number as (555) 555-0142, or with its country code as +44 20 7946 0000.'
    expect(phone.safeParse(written).error?.issues).toEqual([expect.objectContaining({ message })])
  },
)

test('a help line is dialled as it is written', () => {
  expect(lineHref(line.parse({ name: 'Crisis line', number: '9-8-8' }))).toBe('tel:988')
  expect(line.safeParse({ name: 'Crisis line', number: '911?x' }).success).toBe(false)
})
