import { expect, test } from 'vitest'
import { change, testMistakes, without } from '../../../tests/fixtures/mistakes.ts'
import { siteWith } from '../../../tests/fixtures/sites.ts'

const CLINIC = 'clinic.yaml'
const BRAND = 'brand.yaml'
const MARK = 'mark.svg'

testMistakes([
  {
    name: 'words of a sign-in without an address',
    edits: change('navigation.yaml', 'direct:', 'signIn: { text: Sign In, note: secure mail }\ndirect:'),
    at: ['navigation.yaml', 'signIn:', 'signIn'],
    remedy: 'content/clinic.yaml has no signIn, the address of this link. Add it there, or remove these words.',
  },
  {
    name: 'sign-in without words',
    edits: change(CLINIC, 'forms:', 'signIn: { url: https://mail.test/login }\nforms:'),
    at: ['navigation.yaml', 'search:', 'signIn'],
    remedy: 'Write signIn with text and note, or remove it there.',
  },
  {
    name: 'urgent sign whose action has no words',
    edits: without('messages.yaml', /^ {4}ambulance:.*\n/m),
    at: ['urgent-signs.yaml', 'action: ambulance', 'chestPain.action'],
    remedy: 'content/messages.yaml has no words for "ambulance". Write them there, at urgent.actions.',
  },
  {
    name: 'portrait that is no picture',
    edits: change(CLINIC, 'portrait: bay', 'portrait: bays'),
    at: [CLINIC, 'portrait: bays', 'careTeam.assistant.portrait'],
    remedy: 'No picture is named "bays". Did you mean "bay"? They are listed in content/images.yaml.',
  },
  {
    name: 'fax number of a clinic without one',
    edits: change('pages/home.yaml', 'We answer', 'Fax us at {clinic.fax}. We answer'),
    at: ['pages/home.yaml', 'lede:', 'sections.0.lede'],
    remedy: 'The token {clinic.fax} has no value.',
  },
  {
    name: 'colour that is a name',
    edits: change(BRAND, 'ground: "#f3eddb"', 'ground: linen'),
    at: [BRAND, 'ground: linen', 'palette.ground'],
    remedy: 'Write # and six digits from 0 to 9 and a to f, such as #0f3d38.',
  },
  {
    name: 'soft text that is too pale',
    edits: change(BRAND, 'softInk: "#495067"', 'softInk: "#8a9a95"'),
    at: [BRAND, 'softInk:', 'palette.softInk'],
    remedy: 'needs 4.5 on groundLight (has 2.77), 4.5 on groundWhite (has 2.94), 4.5 on ground (has 2.51)',
  },
  {
    name: 'mark in a colour of its own',
    edits: change(MARK, '#e1743a', '#ff0000'),
    at: [MARK, '#ff0000', ''],
    remedy: '<path fill="#ff0000">: Write one of: none, #202b84, #626fa0, #e1743a.',
  },
  {
    name: 'mark that is not square',
    edits: change(MARK, '0 0 40 40', '0 0 40 30'),
    at: [MARK, '<svg', ''],
    remedy: 'Make the mark square, such as viewBox="0 0 40 40".',
  },
])

test('a clinic may have no crisis line', async () => {
  const edits = {
    ...without(CLINIC, /^ {2}crisis:\n(?: {4}.*\n)+/m),
    ...without('messages.yaml', /^ {2}notSure:.*\n/m),
  }
  expect((await siteWith(edits)).clinic.lines.crisis).toBeUndefined()
})
