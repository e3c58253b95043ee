import { change, testMistakes } from '../../tests/fixtures/mistakes.ts'

const CLINIC = 'clinic.yaml'

testMistakes([
  {
    name: 'time zone that does not exist',
    edits: change(CLINIC, 'America/Halifax', 'Atlantic time'),
    at: [CLINIC, 'timeZone:', 'timeZone'],
    remedy: 'Write the name of a time zone, such as America/Halifax.',
  },
  {
    name: 'language without a country',
    edits: change(CLINIC, 'locale: en-CA', 'locale: en'),
    at: [CLINIC, 'locale:', 'locale'],
    remedy: 'Write the language and country as en-CA.',
  },
  {
    name: 'country that does not exist',
    edits: change(CLINIC, 'locale: en-CA', 'locale: en-QX'),
    at: [CLINIC, 'locale:', 'locale'],
    remedy: 'There is no such country. Write it as in en-CA.',
  },
  {
    name: 'postal code of another province',
    edits: change(CLINIC, 'B3H 0A0', 'T3H 0A0'),
    at: [CLINIC, 'postalCode:', 'address.postalCode'],
    remedy: 'No postal code of this province begins with this letter.',
  },
  {
    name: 'postal code with a letter that none has',
    edits: change(CLINIC, 'B3H 0A0', 'B3O 0A0'),
    at: [CLINIC, 'postalCode:', 'address.postalCode'],
    remedy: 'Write the postal code as T2P 0A0.',
  },
  {
    name: 'province that does not exist',
    edits: change(CLINIC, 'addressRegion: NS', 'addressRegion: NX'),
    at: [CLINIC, 'addressRegion:', 'address.addressRegion'],
    remedy: 'is not allowed here',
  },
  {
    name: 'country that its postal code is not of',
    edits: change(CLINIC, 'addressCountry: CA', 'addressCountry: US'),
    at: [CLINIC, 'addressCountry:', 'address.addressCountry'],
    remedy: 'The postal code is Canadian. Write CA.',
  },
  {
    name: 'longitude without its minus',
    edits: change(CLINIC, '-63.6', '63.6'),
    at: [CLINIC, 'longitude:', 'geo.longitude'],
    remedy: 'Write at most -52.',
  },
  {
    name: 'name on X that is too long for it',
    edits: change(CLINIC, 'forms:', 'twitterHandle: "@harbour_physio_16"\nforms:'),
    at: [CLINIC, 'twitterHandle:', 'twitterHandle'],
    remedy: 'Write @ and up to 15 letters, digits or underscores',
  },
  {
    name: 'phone number that nobody can have',
    edits: change(CLINIC, '(902) 555-0100', '(102) 555-0100'),
    at: [CLINIC, 'phone:', 'phone'],
    remedy: 'No phone has this number. Write the number as',
  },
  {
    name: 'kind of business that search engines do not know',
    edits: change(CLINIC, 'businessType: Physiotherapy', 'businessType: Physio'),
    at: [CLINIC, 'businessType:', 'businessType'],
    remedy: 'Write one of: MedicalBusiness, CommunityHealth,',
  },
])
