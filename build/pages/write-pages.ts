// Renders, finishes and compresses every document of the site, a few at a time. So the memory that a build needs does
// not grow with the number of pages.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '../../app/content/schema/page.ts'
import { ERROR_PATH, NOT_FOUND_PATH } from '../../app/paths.ts'
import type { Site } from '../../app/content/read/site.server.ts'
import { formPolicy, type FormPolicy } from '../../app/forms/providers.ts'
import { formsOn } from '../../app/sections/traits.ts'
import type { Compressor } from '../output/compress.ts'
import { finishPage, type Styles } from './finish-page.ts'
import type { StyledPart } from './page-styles.ts'
import { pageRenderer } from './render.ts'

interface Document {
  path: string
  status: 200 | 404 | 500
  forms: readonly FormPolicy[]
  styled: StyledPart
}

/** Two for each processor, because compression runs in other threads while the next page is rendered. */
const PAGES_AT_ONCE = availableParallelism() * 2

/**
 * Writes the documents of `site` into `folder`, each with its compressed variants. Calls `report` after each document
 * with the number of documents written so far and in total.
 */
export async function writePages(
  site: Site,
  folder: string,
  styles: Styles,
  compressor: Compressor,
  report: (done: number, total: number) => void,
): Promise<void> {
  const render = await pageRenderer(site)
  const documents = documentsOf(site)
  const queue = documents.values()
  let done = 0
  const worker = async () => {
    for (const { path, status, forms, styled } of queue) {
      const html = finishPage({ path, html: await render(path, status), forms, styled }, styles)
      const file = join(folder, fileOf(path))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, html)
      await compressor.compress(file, Buffer.from(html))
      report(++done, documents.length)
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker))
}

function documentsOf({ pages }: Site): Document[] {
  return [
    ...[...pages].map(([path, page]): Document => ({ path, status: 200, forms: formPolicies(page), styled: 'top' })),
    { path: NOT_FOUND_PATH, status: 404, forms: [], styled: 'top' },
    // When the host fails, it may fail to send the stylesheet too.
    { path: ERROR_PATH, status: 500, forms: [], styled: 'all' },
  ]
}

function formPolicies(page: Page): FormPolicy[] {
  return formsOn(page).map(formPolicy)
}

/** `/x` is the file x.html, which every static host serves at /x. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
