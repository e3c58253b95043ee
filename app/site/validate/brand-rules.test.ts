import { change, testMistakes } from '../../../tests/fixtures/mistakes.ts'

const BRAND = 'brand.yaml'
const MARK = 'mark.svg'

testMistakes([
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
