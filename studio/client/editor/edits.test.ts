// Fails when undo takes back too much or too little, or an approval outlives the words it was for.
import { expect, test } from 'vitest'
import { setField } from '../../values/changes.ts'
import { opened, undoRedo, withField, withValue } from './edits.ts'
import { UNTOUCHED } from './state.ts'

const PAGE = { title: 'One', note: 'Two' }
const TITLE = 'title'
const FILE = { name: 'content/x.yaml', value: PAGE, drafts: [] }
const UNREAD = { ...UNTOUCHED, schema: {}, open: new Set<string>() }
const START = opened(UNREAD, FILE)

test('undo goes back to the same value, and redo forward again', () => {
  const changed = withValue(START, setField(PAGE, TITLE, 'Three'), TITLE)
  const back = undoRedo(changed, -1)
  expect(back?.state.value).toBe(PAGE)
  expect(back?.path).toBe(TITLE)
  expect(back && undoRedo(back.state, 1)?.state.value).toBe(changed.value)
  expect(undoRedo(START, -1)).toBeUndefined()
})

test('keys that are typed in one go are undone together; after a pause, a new step begins', () => {
  const first = withValue(START, setField(PAGE, TITLE, 'O'), TITLE, 1000)
  const second = withValue(first, setField(first.value, TITLE, 'On'), TITLE, 1500)
  expect(undoRedo(second, -1)?.state.value).toBe(PAGE)
  const later = withValue(second, setField(second.value, TITLE, 'Once'), TITLE, 9000)
  expect(undoRedo(later, -1)?.state.value).toBe(second.value)
})

test('other words end an approval, and the same ones have it again; a review date changes nothing', () => {
  const facts = { fact: { value: '$5', approvedBy: 'Dana', reviewBy: '2030-01-01' } }
  const start = opened(UNREAD, { ...FILE, value: facts })
  const dearer = withField(start, 'fact/value', '$6', 0)
  expect(dearer.value).toMatchObject({ fact: { value: '$6', approvedBy: null } })
  expect(withField(start, 'fact/reviewBy', '2031-01-01', 0).value).toMatchObject({ fact: { approvedBy: 'Dana' } })
  expect(withField(dearer, 'fact/approvedBy', 'Lee', 0).value).toMatchObject({ fact: { approvedBy: 'Lee' } })
  expect(withField(dearer, 'fact/value', '$5', 5000).value).toEqual(facts)
  const takenBack = withField(start, 'fact/approvedBy', null, 0)
  const again = withField(withField(takenBack, 'fact/value', '$6', 0), 'fact/value', '$5', 5000)
  expect(again.value, 'An approval that was taken back').toMatchObject({ fact: { value: '$5', approvedBy: null } })
})
