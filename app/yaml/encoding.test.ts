import { expect, test } from 'vitest'
import { EXAMPLE_CLINIC } from '../site/read/examples.server.ts'
import { problemsWith, siteWith } from '../../tests/fixtures/sites.ts'
import { readFileSync } from 'node:fs'
import { canonicalYaml } from './canonical-yaml.ts'
import { decoded } from './encoding.ts'

const CLINIC = readFileSync(`${EXAMPLE_CLINIC}/clinic.yaml`, 'utf8')
const MARK = '\uFEFF'

test('a byte-order mark changes nothing, and the written file has none', async () => {
  expect((await siteWith({ 'clinic.yaml': Buffer.from(MARK + CLINIC) })).clinic).toEqual((await siteWith({})).clinic)
  expect(canonicalYaml(decoded(Buffer.from(`${MARK}# Words\n\na: 1\n`)))).toBe('# Words\n\na: 1\n')
})

test.each([
  ['Latin-1', Buffer.from('# Words\na: Café\n', 'latin1'), 2],
  ['UTF-16', Buffer.from(`${MARK}a: Caf\u00E9\n`, 'utf16le'), 1],
  ['UTF-16 without a mark', Buffer.from('a: Cafe\n', 'utf16le'), 1],
])(
  'a file in %s is named with its line and what to do, and npm run format leaves it alone',
  async (_, bytes, line) => {
    expect(await problemsWith({ 'clinic.yaml': bytes })).toContainEqual({
      file: 'clinic.yaml',
      line,
      field: '',
      message: expect.stringContaining('Save it as UTF-8') as string,
    })
    expect(canonicalYaml(decoded(bytes))).toBeUndefined()
  },
)
