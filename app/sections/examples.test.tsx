import { parseFragment } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { namingProblems } from '../../tests/markup/naming.ts'
import { htmlProblems } from '../../tests/markup/validator.ts'
import { sharedContentOf } from '../site/derive/shared-content.server.ts'
import { readExamples } from '../site/read/examples.server.ts'
import type { SectionView } from './page-schema.ts'
import { kindNames, startsPage } from './traits.ts'
import { LinkContext } from '../ui/link/link-context.ts'
import { SectionList } from './section-list.tsx'

const { sections, site } = await readExamples()
const { clinic, messages, concerns } = sharedContentOf(site)
const crumbs = [
  { name: 'Home', url: '/' },
  { name: 'Example', url: '/example' },
]

function htmlOf(section: SectionView): string {
  return renderToStaticMarkup(
    <LinkContext value={{ currentPath: '/example', newTab: messages.words.newTab }}>
      <SectionList sections={[section]} clinic={clinic} messages={messages} concerns={concerns} crumbs={crumbs} />
    </LinkContext>,
  )
}

/** HTML document that shows one section, with an h1 before it if the section has none. */
function documentWith(section: SectionView): string {
  const heading = startsPage(section) ? '' : '<h1>Example</h1>'
  const body = htmlOf(section)
  return `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>Example</title></head>
    <body><main>${heading}${body}</main></body></html>`
}

test.each(kindNames)('the examples of %s are valid HTML with headings in order', async (kind) => {
  const documents = sections.get(kind)?.map(documentWith) ?? []
  expect(documents).not.toHaveLength(0)
  for (const html of documents) {
    expect(await htmlProblems(html)).toEqual([])
    expect(namingProblems(html)).toEqual([])
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  }
})

// Tests measure the length of pages by these elements, and the studio finds the section that staff click by them.
test.each(kindNames)('each example of %s is one <section> element', (kind) => {
  for (const section of sections.get(kind) ?? []) {
    const elements = parseFragment(htmlOf(section)).childNodes.filter(({ nodeName }) => nodeName !== 'link')
    expect(elements.map(({ nodeName }) => nodeName)).toEqual(['section'])
  }
})
