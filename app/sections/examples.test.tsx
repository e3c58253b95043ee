import { existsSync, readdirSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { chrome } from 'virtual:chrome'
import { expect, test } from 'vitest'
import { structureProblems } from '../../tests/markup/structure.ts'
import { htmlProblems } from '../../tests/markup/validator.ts'
import { examplesOf } from '../content/examples.server.ts'
import type { SectionType, SectionView } from '../content/page.ts'
import * as kinds from './kinds.ts'
import type { SectionProps } from './props.ts'

const components = import.meta.glob<ComponentType<SectionProps<SectionType>>>('./*/section.tsx', {
  eager: true,
  import: 'default',
})
const names = Object.keys(kinds) as SectionType[]
const crumbs = [
  { name: 'Home', url: '/' },
  { name: 'Example', url: '/example' },
]

/** A document with one section in it, after an h1 where the section has none of its own. */
function pageWith(section: SectionView): string {
  const Section = components[`./${section.type}/section.tsx`]
  if (!Section) throw new Error(`app/sections/${section.type}/section.tsx is not there.`)
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/example']}>
      <Section section={section} clinic={chrome.clinic} crumbs={crumbs} />
    </MemoryRouter>,
  )
  const heading = opens(section.type) ? '' : '<h1>Example</h1>'
  return `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>Example</title></head><body><main>${heading}${markup}</main></body></html>`
}

const opens = (kind: SectionType) => kind.startsWith('hero-') || kind === 'form'

test('every folder is a kind in the list, and every kind has its folder', () => {
  const folders = readdirSync('app/sections', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.sort()).toEqual([...names].sort())
})

test.each(names)('%s has schema, component and example', (kind) => {
  expect(
    ['schema.ts', 'section.tsx', 'example.yaml'].filter((file) => !existsSync(`app/sections/${kind}/${file}`)),
  ).toEqual([])
})

test.each(names.filter((kind) => existsSync(`app/sections/${kind}/example.yaml`)))(
  '%s shows its examples as valid, well-ordered HTML',
  async (kind) => {
    const examples = examplesOf(kind)
    expect(examples).not.toHaveLength(0)
    for (const html of examples.map(pageWith)) {
      expect(await htmlProblems(html)).toEqual([])
      expect(structureProblems(html)).toEqual([])
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    }
  },
)
