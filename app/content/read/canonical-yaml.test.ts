import { expect, test } from 'vitest'
import { canonicalYaml, lostComment } from './canonical-yaml.ts'

test('comments at the top survive, and the first one below is found', () => {
  const top = '# One\r\n\n# Two\n'
  expect(canonicalYaml(`${top}a:   1\n`)).toBe(`${top}a: 1\n`)
  const text = `${top}a: "# text"\nb: x#y\nc: |\n  # text\n`
  expect(lostComment(text)).toBeUndefined()
  const lost = { line: 8, message: expect.stringMatching(/# lost$/) as string }
  expect(lostComment(`${text}d: 1 # lost\n# Another\n`)).toEqual(lost)
  expect(() => canonicalYaml(`${text}d: 1 # lost\n`)).toThrow('# lost')
})
