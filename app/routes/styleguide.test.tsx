import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { siteWith } from '../../tests/fixtures/sites.ts'
import { sharedContentOf } from '../site/derive/shared-content.server.ts'
import Styleguide from './styleguide.tsx'

const site = await siteWith({})

function htmlWith(examples: object | null): string {
  const Stub = createRoutesStub([{ id: 'styleguide', path: '/', Component: Styleguide }])
  const styleguide = { tokens: [], palette: site.brand.palette, examples }
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { styleguide } }} />)
}

test('the style guide says that an example has a mistake, and shows the rest', () => {
  const mistake = 'An example has a mistake. The terminal says in which file and line, and what to write.'
  expect(htmlWith(null)).toContain(mistake)
  expect(htmlWith(null)).toContain('Palette')
  expect(htmlWith({ kinds: [], shared: sharedContentOf(site) })).not.toContain(mistake)
})
