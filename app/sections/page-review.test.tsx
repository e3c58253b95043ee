import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageAt, siteWith } from '../../tests/fixtures/sites.ts'
import { namingProblems } from '../../tests/markup/naming.ts'
import { htmlProblems } from '../../tests/markup/validator.ts'
import { LinkContext } from '../ui/link/link-context.ts'
import { PageReview } from './page-review.tsx'

const REVIEWED = 'reviewed: 2026-04-01\n  reviewedBy: { name: R. Lee, role: family physician }'

test.each([
  ['was updated', 'reviewed: 2026-04-01', 'Updated April'],
  ['was reviewed, and by whom', REVIEWED, 'Medically reviewed by R. Lee, family physician, April'],
])('a page says when it %s', async (_, review, said) => {
  const { pages, messages } = await siteWith({ 'pages/care.yaml': ['reviewed: 2026-04-01', review] })
  const shown = pageAt({ pages }, '/care').review
  const html = renderToStaticMarkup(
    <LinkContext value={{ currentPath: '/care', newTab: messages.words.newTab }}>
      {shown && <PageReview review={shown} tone="page" headingId="review" messages={messages} />}
    </LinkContext>,
  )
  expect(html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')).toContain(said)
  const head = '<!DOCTYPE html><html lang="en"><head><title>Care</title></head>'
  const page = `${head}<body><h1>Care</h1>${html}</body></html>`
  expect([...(await htmlProblems(page)), ...namingProblems(page)]).toEqual([])
})
