import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Choice, Choices } from '../protocol-choices.ts'
import { startTestStudio, type TestStudio } from '../../tests/fixtures/studio.ts'

const CARE = 'content/pages/care.yaml'
let studio: TestStudio
let choices: Choices

beforeAll(async () => {
  studio = await startTestStudio()
  choices = (await studio.get('/edit/api/choices')).json<Choices>()
})
afterAll(() => studio.close())

const choice = (list: readonly Choice[], wanted: string) => list.find(({ value }) => value === wanted)
const placesOn = (file: string, { usedOn = [] }: Partial<Choice> = {}) =>
  usedOn.filter((use) => use.file === file).map(({ path }) => path.join('.'))

test('a fact is offered with its value and its source, and with the texts that quote it', () => {
  expect(choice(choices.tokens, '{facts.reply}')).toMatchObject({
    detail: expect.stringMatching(/^facts\.reply · ./),
  })
  expect(placesOn(CARE, choice(choices.lists.facts, 'reply'))).toEqual(['sections.1.general.items.2.answer'])
})

test('a picture and a form are offered with the fields that name them', () => {
  const picture = choice(choices.lists.pictures, 'chair')
  expect(picture).toMatchObject({ detail: expect.stringContaining('green chair'), focal: [50, 50] })
  expect(placesOn(CARE, picture)).toEqual(['seo.ogImage'])
  const form = choice(choices.lists.forms, 'care')
  expect(placesOn('content/pages/care-form.yaml', form)).not.toEqual([])
})

test('a link may lead to a page, and to an anchor on it', () => {
  const { links } = choices.lists
  expect(choice(links, '/care')).toMatchObject({ title: 'Care' })
  expect(choice(links, '/care#questions')).toMatchObject({ title: 'Care: questions' })
})
