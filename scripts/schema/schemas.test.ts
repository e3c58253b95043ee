import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jsonSchemas } from './schemas.ts'

const FOLDER = 'content/schema'
const schemas = jsonSchemas()

test.each([...schemas.keys()])('%s is what the schemas of today make', (file) => {
  expect(readFileSync(`${FOLDER}/${file}`, 'utf8') === schemas.get(file), 'The file is stale. Run: npm run schema').toBe(true)
})

test('the editor is given every schema, and no schema lies about', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as { 'yaml.schemas': Record<string, unknown> }
  expect(Object.keys(settings['yaml.schemas']).sort()).toEqual([...schemas.keys()].map((file) => `./${FOLDER}/${file}`).sort())
  expect(readdirSync(FOLDER).sort()).toEqual([...schemas.keys()].sort())
})

test('every field that refers to something says where its names are', () => {
  const page = JSON.parse(schemas.get('page.schema.json') ?? '') as { definitions: Record<string, { properties: Record<string, { description: string; examples: string[] }> }> }
  expect(page.definitions['hero-side']?.properties['picture']?.examples).toContain('mens-health')
  expect(page.definitions['form']?.properties['form']?.examples).toContain('ed')
  expect(page.definitions['hero-side']).toHaveProperty('description', expect.stringContaining('Landing hero'))
})
