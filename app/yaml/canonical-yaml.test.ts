import { expect, test } from 'vitest'
import { canonicalYaml, lostComment } from './canonical-yaml.ts'

test('a comment at the top stays, and one below is refused', () => {
  expect(canonicalYaml('# Words\n\na: "One"\nb: [One, 2]\n')).toBe('# Words\n\na: One\nb:\n  - One\n  - 2\n')
  for (const text of ['a: 1 # it\n', 'a: 1\n# it\nb: 2\n', 'a: 1\n# it\n', 'a: 1\n---\nb: [1, # it\n  2]\n'])
    expect(() => canonicalYaml(text)).toThrow('in quotes: # it')
})

test('the first comment below the top is found, and a # in a text is no comment', () => {
  const text = '# One\r\n\n# Two\na: "# text"\nb: x#y\nc: |\n  # text\n'
  expect(lostComment(text)).toBeUndefined()
  expect(lostComment(`${text}d: 1 # lost\n# Another\n`)).toMatchObject({
    line: 8,
    message: expect.stringMatching(/# lost$/) as string,
  })
})
