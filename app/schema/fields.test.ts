import { change, FORM, testMistakes } from '../../tests/fixtures/mistakes.ts'

const LAST_STEP = '        - You hear from us within {facts.reply}.\n'
const warning = (text: string) => `    warning: { text: "${text}", signs: [chestPain] }\n`

testMistakes([
  {
    name: 'link in the line that opens all signs',
    edits: change(FORM, LAST_STEP, LAST_STEP + warning('Chest pain? Call [911](tel:911).')),
    at: [FORM, 'warning:', 'sections.0.warning.text'],
    remedy: 'These words open the text below them, so they cannot hold a link.',
  },
])
