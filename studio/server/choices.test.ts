// Fails when a picker offers a name of the code, or does not know where a fact or a picture is used.
import { afterAll, expect, test } from 'vitest'
import type { Choice } from '../protocol.ts'
import type { Reads } from './answer.ts'
import { startTestStudio } from '../tests/fixtures/studio.ts'

const CARE = 'content/pages/care.yaml'
const studio = await startTestStudio()
const choices = (await studio.get('/edit/api/choices')).json<Reads['choices']>()
afterAll(() => studio.close())

const choice = (list: readonly Choice[], wanted: string) => list.find(({ value }) => value === wanted)
const placesOn = (file: string, { usedOn = [] }: Partial<Choice> = {}) =>
  usedOn.filter((use) => use.file === file).map(({ path }) => path)

test('a fact is offered by its title, with the words that a page shows, under the pages that quote it', () => {
  const group = 'Several pages'
  expect(choice(choices.tokens, '{facts.reply}')).toMatchObject({
    title: 'Reply to a form',
    shows: '24–48 hours',
    group,
  })
})

test('the uses of a fact name the page and its section', () => {
  const fact = choice(choices.lists.facts, 'reply')
  expect(placesOn(CARE, fact)).toEqual(['sections/1/general/items/2/answer'])
  expect(fact?.usedOn?.find(({ file }) => file === CARE)?.title).toBe('Care: Questions')
})

test('a picture and a form are offered with the fields that name them', () => {
  const picture = choice(choices.lists.pictures, 'chair')
  expect(picture).toMatchObject({ detail: expect.stringContaining('green chair'), focal: [50, 50] })
  expect(placesOn(CARE, picture)).toEqual(['seo/ogImage'])
  const form = choice(choices.lists.forms, 'care')
  expect(placesOn('content/pages/care-form.yaml', form)).not.toEqual([])
})

test('a link may lead to a page, and to an anchor on it', () => {
  const { links } = choices.lists
  expect(choice(links, '/care')).toMatchObject({ title: 'Care' })
  expect(choice(links, '/care#questions')).toMatchObject({ title: 'Care: Questions' })
})

test('a form and a picture have the abbreviations in capitals that names of pages have', async () => {
  studio.write(CARE, studio.read(CARE).replace('name: Care\n', 'name: CARE\n'))
  const { lists } = (await studio.get('/edit/api/choices')).json<Reads['choices']>()
  expect([choice(lists.forms, 'care')?.title, choice(lists.pictures, 'chair')?.title]).toEqual(['CARE', 'Chair'])
  await studio.reset()
})
