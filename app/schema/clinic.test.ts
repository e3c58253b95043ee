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
    name: 'kind of business that search engines do not know',
    edits: change(CLINIC, 'businessType: Physiotherapy', 'businessType: Physio'),
    at: [CLINIC, 'businessType:', 'businessType'],
    remedy: 'Write one of: MedicalBusiness, CommunityHealth,',
  },
])
