import { expect, test } from 'vitest'
import { setField } from '../../yaml/changes.ts'
import { openYaml } from '../../yaml/yaml-file.ts'
import { begin, travelled, withEdit, withoutApproval } from './edits.ts'

const TEXT = 'title: One\nnote: "Two"\n'
const TITLE = 'title'

test('undo goes back to the byte, and redo forward again', () => {
  const start = begin(TEXT)
  const changed = withEdit(start, setField(start.file, TITLE, 'Three'), TITLE)
  const back = travelled(changed, 'past')
  expect(back?.edits.file.text).toBe(TEXT)
  expect(back?.path).toBe(TITLE)
  expect(back && travelled(back.edits, 'future')?.edits.file.text).toBe(changed.file.text)
  expect(travelled(start, 'past')).toBeUndefined()
})

test('keys that are typed in one go are undone together; after a pause, a new step begins', () => {
  const start = begin(TEXT)
  const first = withEdit(start, setField(start.file, TITLE, 'O'), TITLE, 1000)
  const second = withEdit(first, setField(first.file, TITLE, 'On'), TITLE, 1500)
  expect(travelled(second, 'past')?.edits.file.text).toBe(TEXT)
  const later = withEdit(second, setField(second.file, TITLE, 'Once'), TITLE, 9000)
  expect(travelled(later, 'past')?.edits.file.text).toBe(second.file.text)
})

test('a change of the words ends an approval; a change of the review date does not', () => {
  const file = openYaml('fact:\n  value: "$5"\n  approvedBy: Dana\n  reviewBy: "2030-01-01"\n')
  const dearer = setField(file, 'fact/value', '$6')
  expect(withoutApproval(dearer, 'fact/value').value).toMatchObject({ fact: { approvedBy: null } })
  const later = setField(file, 'fact/reviewBy', '2031-01-01')
  expect(withoutApproval(later, 'fact/reviewBy')).toBe(later)
})
