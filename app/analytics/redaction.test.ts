import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redactedPath } from './redaction.ts'

/** The query as the report shows it, decoded. */
const seen = (search: string) => decodeURIComponent(redactedPath('/ed', search)).slice('/ed?'.length)

/** A random parameter name. Names such as `name` and `patient` are left out, because another test covers them. */
const word = fc.stringMatching(/^[a-z]{1,8}$/).filter((each) => !/name|patient/.test(each))
const digits = (length: number) => fc.stringMatching(new RegExp(`^[2-9][0-9]{${length - 1}}$`))
const separator = fc.constantFrom('', '-', ' ', '.')

const email = fc
  .tuple(fc.stringMatching(/^[a-zA-Z0-9._%+'-]{1,20}$/), word, fc.constantFrom('ca', 'com', 'co.uk'))
  .map(([name, host, end]) => `${name}@${host}.${end}`)
const area = fc.tuple(digits(3), fc.boolean()).map(([code, brackets]) => (brackets ? `(${code})` : code))
const phone = fc
  .tuple(fc.constantFrom('', '1', '+1', '1-', '+1 '), area, separator, digits(3), separator, digits(4))
  .map((parts) => parts.join(''))
const healthNumber = fc.tuple(digits(5), separator, digits(4)).map((parts) => parts.join(''))

test.each([
  ['e-mail address', email, '[email]'],
  ['phone number', phone, '[phone]'],
  ['health number', healthNumber, '[health-number]'],
] as const)('masks the %s anywhere in the query', (_, secret, mask) => {
  const around = fc.constantFrom(['', ''], ['call ', ' soon'], ['a/', '/b'], ['x=', '&y'])
  fc.assert(
    fc.property(secret, around, word, (value, [before = '', after = ''], name) => {
      const encoded = encodeURIComponent(`${before}${value}${after}`)
      const masked = `${before}${mask}${after}`
      expect(seen(`?${name}=${encoded}`)).toBe(`${name}=${masked}`)
      expect(seen(`?${encoded}=${name}`)).toBe(`${masked}=${name}`)
    }),
    { numRuns: 300 },
  )
})

test("masks a person's name in a parameter whose name announces one", () => {
  const field = fc.constantFrom(
    'name',
    'Name',
    'first_name',
    'firstName',
    'lastname',
    'last-name',
    'fullName',
    'patient',
    'patientName',
    'patient_name',
    'surname',
    'fname',
    'lname',
    'username',
    'contact[name]',
  )
  const person = fc
    .tuple(fc.constantFrom('Jane', 'Zoë', "O'Neil", 'Anne-Marie', '李'), word)
    .map((parts) => parts.join(' '))
  fc.assert(
    fc.property(field, person, word, (name, value, other) => {
      const query = `?${encodeURIComponent(name)}=${encodeURIComponent(value)}&x=${other}`
      expect(seen(query)).toBe(`${name}=[name]&x=${other}`)
    }),
  )
})

test('does not mask parameters whose names only contain the letters of "name" or "patient"', () => {
  for (const name of ['utm_campaign', 'campaign_id', 'rename', 'named', 'patients', 'filename', 'page'])
    expect(seen(`?${name}=spring`)).toBe(`${name}=spring`)
})

test('masks personal data that was encoded twice', () => {
  fc.assert(
    fc.property(fc.oneof(email, phone, healthNumber), word, (value, name) => {
      const shown = seen(`?${name}=${encodeURIComponent(encodeURIComponent(value))}`)
      expect(shown).toMatch(new RegExp(`^${name}=\\[(email|phone|health-number)\\]$`))
    }),
  )
})

test('the path and harmless parameters stay as they are', () => {
  const harmless = fc.record(
    {
      utm_source: word,
      utm_campaign: fc.stringMatching(/^[a-z]{1,6}-[0-9]{1,4}$/),
      page: fc.integer({ min: 0, max: 9999 }).map(String),
      q: fc.string(),
    },
    { requiredKeys: [] },
  )
  const withoutPersonalData = harmless.filter(({ q = '' }) => !/@|%40|\d{4}/.test(q))
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/ed', '/treatments/nad-infusion', '/403-555-0142'),
      withoutPersonalData,
      (path, query) => {
        const search = new URLSearchParams(query).toString()
        const reported = redactedPath(path, search && `?${search}`)
        expect(reported.split('?', 1)[0]).toBe(path)
        expect(Object.fromEntries(new URLSearchParams(reported.split('?')[1]))).toEqual(query)
      },
    ),
  )
})

test('a path without a query is reported alone', () => {
  expect(redactedPath('/ed', '')).toBe('/ed')
  expect(redactedPath('/ed', '?')).toBe('/ed')
})
