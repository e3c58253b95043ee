import { expect, test } from 'vitest'
import { helpLine, helpLineHref, phone, telephoneHref, telephoneProblem } from './telephone.ts'

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

test.each([
  '(002) 555-0100',
  '(902) 055-0100',
  '(911) 555-0100',
  '+1 02 555 0100',
  '+44 20',
  '+44 20 7946 0000 7946 00',
])('%s is the number of no phone', (written) => {
  expect(phone.safeParse(written).error?.issues[0]?.message).toContain('No phone has this number. Write ')
})

test.each(['1', '12', '-911', '9--11', '1-877-303-2642-1-877-303-2642'])(
  '%s is the number of no help line',
  (number) => {
    expect(helpLine.safeParse({ name: 'Crisis line', number }).success).toBe(false)
  },
)

test.each([
  ['tel:911', true],
  ['tel:18773032642', true],
  ['tel:+19025550100', true],
  ['tel:+442079460000', true],
  ['tel:1', false],
  ['tel:+1902555010', false],
  ['tel:902-555-0100', false],
  ['tel:', false],
])('a link to %s is right: %s', (href, isRight) => {
  expect(telephoneProblem(href)?.includes('Write it as tel:') ?? false).toBe(!isRight)
})

test('a help line is dialled as it is written', () => {
  expect(helpLineHref(helpLine.parse({ name: 'Crisis line', number: '9-8-8' }))).toBe('tel:988')
  expect(helpLine.safeParse({ name: 'Crisis line', number: '911?x' }).success).toBe(false)
})
