// No message that the studio shows names a file, a token or an anchor.
import { afterAll, expect, test } from 'vitest'
import type { FieldProblem } from '../protocol.ts'
import { startTestStudio } from '../tests/fixtures/studio.ts'

const CARE = 'content/pages/care.yaml'
const CODE = /\.yaml|content\/|\{|\btokens?\b|\banchor\b|\bid\b/

const studio = await startTestStudio()
afterAll(() => studio.close())

test.each([
  ['an unknown figure', /\{facts\.reply\}/, '{facts.nope}', 'Press “Checked figure”, and choose one.'],
  [
    'a figure that is typed',
    /\{facts\.reply\}/,
    '36 hours',
    'Press “Checked figure”, and choose it from the checked figures.',
  ],
  ['braces', /\{facts\.reply\}/, '{ facts.reply }', 'Remove them, or press “Checked figure”.'],
  ['a word that no dictionary has', /\{facts\.reply\}/, '{facts.reply} zzxyq', 'ask your engineer to allow the word'],
  ['the name of the clinic', /\{facts\.reply\}/, '{facts.reply} at Physiotherapi', 'allow the word'],
  ['a link that leads nowhere', /\{clinic\.phoneHref\}/, '/nowhere', 'Choose a page.'],
  ['a picture that does not exist', /ogImage: \w+/, 'ogImage: sofa', 'Press the button, and choose one.'],
])('%s: the message says what to press', async (_name, pattern, words, press) => {
  await studio.post('draft', studio.edited(CARE, pattern, words))
  const problems = (await studio.get('/edit/api/problems')).json<FieldProblem[]>()
  const messages = problems.filter((problem) => problem.file === CARE).map(({ message }) => message)
  expect(messages.join(' ')).toContain(press)
  for (const message of messages) expect(message).not.toMatch(CODE)
})
