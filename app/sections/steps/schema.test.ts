import { CARE, change, testMistakes } from '../../../tests/fixtures/mistakes.ts'

const step = (number: number) => `{ step: ${number}, title: Step ${number}, description: Move., icon: stethoscope }`
const steps = (...numbers: number[]) =>
  `  - { type: steps, tone: calm, title: Steps, steps: [${numbers.map(step).join(', ')}] }\n\n`

testMistakes(
  [
    [1, 1],
    [2, 3],
    [2, 1],
  ].map((numbers) => ({
    name: `steps with the numbers ${numbers.join()}`,
    edits: change(CARE, '  - type: prose\n', `${steps(...numbers)}  - type: prose\n`),
    at: [CARE, 'title: Steps', 'sections.2.steps'],
    remedy: 'The numbers of the steps are not 1, 2, 3 and so on. Number them in this order.',
  })),
)
