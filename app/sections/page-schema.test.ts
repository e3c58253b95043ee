import { expect, test } from 'vitest'
import { fields } from '../schema/fields.ts'
import type { References } from '../schema/references.ts'
import { section } from './define-kind.ts'
import { schemaNamed } from './page-schema.ts'

test('a copied kind that still has its old name is refused, with what to write', () => {
  const costs = { schema: () => section('costs', {}) }
  const noFields = fields({} as References)
  expect(() => schemaNamed('fees', costs, noFields)).toThrow("Write section('fees', …) there.")
  expect(schemaNamed('costs', costs, noFields)).toBeDefined()
})
