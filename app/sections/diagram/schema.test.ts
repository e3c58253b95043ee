import { expect, test } from 'vitest'
import { CARE, change, testMistakes } from '../../../tests/fixtures/mistakes.ts'
import { pageAt, siteWith, type Edits } from '../../../tests/fixtures/sites.ts'

const JOINT = 'drawings/joint.svg'
const DIAGRAM = `  - type: diagram
    tone: paper
    title: A joint
    drawing: joint
    parts:
      - { name: Socket, text: It holds. }
      - { name: At 40, text: It turns. }

`

/** A page with the drawing, after a change in its section. */
function withDiagram(before = '', after = ''): Edits {
  return change(CARE, '  - type: sources\n', `${DIAGRAM.replace(before, after)}  - type: sources\n`)
}

test('a page has the drawing that it names', async () => {
  const page = pageAt(await siteWith(withDiagram()), '/care')
  expect(page.sections).toContainEqual(
    expect.objectContaining({ drawing: expect.objectContaining({ figures: [2] }) }),
  )
})

testMistakes([
  {
    name: 'unknown drawing',
    edits: withDiagram('drawing: joint', 'drawing: joints'),
    at: [CARE, 'drawing: joints', 'sections.2.drawing'],
    remedy: 'No drawing is named "joints". Did you mean "joint"? They are listed in content/drawings.',
  },
  {
    name: 'drawing without a file',
    edits: { ...withDiagram(), [JOINT]: null },
    at: [CARE, 'drawing: joint', 'sections.2.drawing'],
    remedy: 'No drawing is named "joint".',
  },
  {
    name: 'part that is not explained',
    edits: withDiagram('It turns. }', 'It turns. }\n      - { name: Third, text: More. }'),
    at: [CARE, 'parts:', 'sections.2.parts'],
    remedy: 'The drawing has 2 parts. Describe each of them, in order.',
  },
  {
    name: 'name without the figure that the drawing shows',
    edits: withDiagram('At 40', 'At last'),
    at: [CARE, 'At last', 'sections.2.parts.1.name'],
    remedy: 'The drawing shows the figure in this name.',
  },
  {
    name: 'drawing with a script',
    edits: { ...withDiagram(), ...change(JOINT, '<path', '<script>alert(1)</script><path') },
    at: [JOINT, '<script>', ''],
    remedy: 'Remove <script>.',
  },
])
