import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Drawing } from './drawings/drawing.ts'
import { partsOf } from './drawings/parts.ts'

const drawings = import.meta.glob<Drawing>('./drawings/*.tsx', { import: 'drawing', eager: true })

test('every drawing is one that an author may name', () => {
  const files = readdirSync('app/sections/diagram/drawings').filter((file) => file.endsWith('.tsx'))
  expect(files.sort()).toEqual(
    Object.keys(partsOf)
      .map((name) => `${name}.tsx`)
      .sort(),
  )
})

test.each(Object.entries(partsOf))('the author describes each of the %s panels', (name, parts) => {
  const panels = drawings[`./drawings/${name}.tsx`]?.panels.length
  expect([1, parts]).toContain(panels)
})
