// Fails when an editor marks valid content as wrong, lets a mistake pass, or offers no names.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import settings from '../../.vscode/settings.json' with { type: 'json' }
import { JSON_SCHEMAS, jsonSchemas } from './json-schema.ts'

const schemas = jsonSchemas()

/** Returns a function that checks a document as an editor does. */
function checkOf(file: string): (document: unknown) => boolean {
  const schema = z.fromJSONSchema(JSON.parse(schemas.get(file) ?? '') as z.core.JSONSchema.JSONSchema)
  return (document) => schema.safeParse(document).success
}

test('the editor settings name every schema, and there is no other schema', () => {
  expect(Object.keys(settings['yaml.schemas']).sort()).toEqual([...schemas.keys()].map((file) => `./${file}`).sort())
  expect(globSync(`${JSON_SCHEMAS}/*`).sort()).toEqual([...schemas.keys()].sort())
})

test.each(Object.entries(settings['yaml.schemas']))('%s accepts what the build accepts', (schema, files) => {
  const accepts = checkOf(schema.replace('./', ''))
  const faulty = globSync(files).filter((file) => !accepts(parse(readFileSync(file, 'utf8'))))
  expect(globSync(files)).not.toHaveLength(0)
  expect(faulty).toEqual([])
})

test('the editor reports mistakes', () => {
  const accepts = checkOf(`${JSON_SCHEMAS}/page.schema.json`)
  const page = parse(readFileSync(globSync('content/pages/**/*.yaml')[0] ?? '', 'utf8')) as {
    seo: Record<string, unknown>
    sections: Record<string, unknown>[]
  }
  expect(accepts(page)).toBe(true)
  expect(accepts({ ...page, titel: '' })).toBe(false)
  expect(accepts({ ...page, seo: { ...page.seo, title: 'Short' } })).toBe(false)
  expect(accepts({ ...page, seo: { ...page.seo, title: '{clinic.name}' } })).toBe(true)
  expect(accepts({ ...page, sections: [{ ...page.sections[0], type: 'banner' }] })).toBe(false)
  expect(accepts({ ...page, sections: [{ ...page.sections[0], tone: 'mauve' }] })).toBe(false)
})

interface Layout {
  properties: Record<string, { examples: string[] }>
}

/** Names of the entries in a file of the content, or in a part of it. */
function namesIn(file: string, ...at: string[]): string[] {
  const whole = parse(readFileSync(`content/${file}`, 'utf8')) as object
  return Object.keys(at.reduce<object>((part, key) => (part as Record<string, object>)[key] ?? {}, whole))
}

test('fields that refer to something offer its names', () => {
  const page = JSON.parse(schemas.get(`${JSON_SCHEMAS}/page.schema.json`) ?? '') as {
    definitions: Record<string, { oneOf?: Layout[] }>
  }
  expect(page.definitions['hero']?.oneOf?.[0]?.properties['picture']?.examples).toEqual(namesIn('images.yaml'))
  expect(page.definitions['form']?.oneOf?.[0]?.properties['form']?.examples).toEqual(
    namesIn('clinic.yaml', 'forms', 'ids'),
  )
  expect(page.definitions['hero']).toHaveProperty('description', expect.stringMatching(/^The headline/))
  expect(page.definitions['hero']).toHaveProperty('title', 'Top of the page')
})
