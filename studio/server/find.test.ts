// Fails when Find misses words that a page shows, or leads to a field that staff can't see.
import { afterAll, expect, test } from 'vitest'
import { startTestStudio } from '../tests/fixtures/studio.ts'
import type { Reads } from './answer.ts'

const studio = await startTestStudio()
afterAll(() => studio.close())

const find = async (words: string) =>
  (await studio.get(`/edit/api/find?name=${encodeURIComponent(words)}`)).json<Reads['find']>()

test('finds the words that a page shows, also those of a fact, and says where they are', async () => {
  const { places, count } = await find('24–48 hours')
  expect(count).toBe(places.length)
  expect(places.find(({ file }) => file === 'content/pages/care.yaml')).toMatchObject({
    title: 'Care: Questions, general questions, question 3, answer',
    path: 'sections/1/general/items/2/answer',
    text: expect.stringContaining('24–48 hours'),
  })
})

test('finds a field by its label, such as the opening hours', async () => {
  const [place] = (await find('opening hours')).places
  expect(place?.title).toBe('Clinic: Opening hour 1, opens')
})

test('finds nothing without words, and no field that only engineers change', async () => {
  expect(await find(' ')).toEqual({ places: [], count: 0 })
  expect(await find('hero')).toEqual({ places: [], count: 0 })
})

test('says how many places there are when only the best are listed', async () => {
  const { places, count } = await find('e')
  expect(places).toHaveLength(40)
  expect(count).toBeGreaterThan(40)
})
