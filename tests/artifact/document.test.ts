// What every document has besides its content: starter script, speculation rules, islands.
import { expect, test } from 'vitest'
import { attribute, sourceOf } from '../markup/document.ts'
import { namedScripts } from '../markup/scripts.ts'
import { documents } from './built.ts'

/** Types of script elements that hold data, which browsers do not run. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules'])
/** What an island needs, as far as these tests read it. */
interface IslandData {
  props: { form: { id: string } }
}

const [starter] = documents.flatMap(({ elements }) => namedScripts(elements))

test.each(documents)('$path loads one script, the starter of all pages', ({ elements }) => {
  expect(namedScripts(elements)).toEqual([starter])
})

test.each(documents)('$path lets browsers prefetch pages of this site, and prerender none', ({ elements }) => {
  const rules = elements.filter((each) => attribute(each, 'type') === 'speculationrules').map(sourceOf)
  expect(rules).toHaveLength(1)
  const { prefetch, prerender } = JSON.parse(rules[0] ?? '{}') as { prefetch?: object[]; prerender?: object[] }
  expect(prefetch).toMatchObject([{ eagerness: 'moderate' }])
  expect(prerender).toBeUndefined()
})

test.each(documents)('$path has no data except for its islands and for search engines', ({ elements }) => {
  const islands = elements.filter((each) => attribute(each, 'data-island') !== undefined)
  const data = elements.filter((each) => attribute(each, 'type') === 'application/json')
  expect(data).toHaveLength(islands.length)
  const ids = elements.flatMap((each) => attribute(each, 'data-form-id') ?? [])
  // React shows the form of this id in the browser.
  expect(data.map((each) => (JSON.parse(sourceOf(each)) as IslandData).props.form.id)).toEqual(ids)
  const inline = elements.filter((each) => each.tagName === 'script' && attribute(each, 'src') === undefined)
  expect(inline.filter((each) => !DATA_TYPES.has(attribute(each, 'type') ?? ''))).toEqual([])
})
