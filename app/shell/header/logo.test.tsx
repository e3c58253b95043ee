import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteWith } from '../../../tests/fixtures/sites.ts'
import { webManifest } from '../../media/browser-icons.server.ts'
import { sharedContentOf } from '../../site/derive/shared-content.server.ts'
import { Logo } from './logo.tsx'

const wordsOf = (html: string) => html.replaceAll(/<svg.*<\/svg>/gs, '').match(/(?<=>)[^<]+/g)

test('the logo has the mark of the clinic in the colours of the section, and its name', async () => {
  const site = await siteWith({})
  const html = renderToStaticMarkup(<Logo shared={sharedContentOf(site)} />)
  expect(html).toContain(site.brand.mark.shapes)
  expect(html).toContain('fill="var(--mark)"')
  expect(wordsOf(html)).toEqual([site.clinic.name])
})

test('a short name is there for phones and home screens', async () => {
  const site = await siteWith({ 'clinic.yaml': ['description:', 'shortName: Harbour\ndescription:'] })
  expect(wordsOf(renderToStaticMarkup(<Logo shared={sharedContentOf(site)} />))).toEqual([
    site.clinic.name,
    'Harbour',
  ])
  expect(JSON.parse(webManifest(site.clinic, site.brand).text)).toMatchObject({
    name: site.clinic.name,
    short_name: 'Harbour',
    lang: 'en-CA',
  })
})
