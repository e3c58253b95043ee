// Renders, finishes and compresses every document of the site, a few at a time, so that the memory of a build does
// not grow with the number of pages.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { ERROR_PATH, NOT_FOUND_PATH } from '../../app/paths.ts'
import type { Site } from '../../app/site/read/site.ts'
import { formPolicy, type FormPolicy } from '../../app/schema/form-providers.ts'
import { formsOn } from '../../app/sections/traits.ts'
import { CommandError } from '../../cli/command-error.ts'
import type { Bundle } from '../bundle.ts'
import type { Compressor } from '../output/compress.ts'
import { finishPage, type PageFiles } from './finish-page.ts'
import type { StyledPart } from './first-styles.ts'

interface Document {
  path: string
  status: 200 | 404
  forms: readonly FormPolicy[]
  styled: StyledPart
}

/** Two for each processor, because compression runs in other threads while the next page is rendered. */
const concurrency = availableParallelism() * 2

/**
 * Writes the documents of `site`, rendered with the code of `bundle`, into `folder`, each with its compressed
 * variants. Calls `report` after each document with the number of documents written so far and in total. Throws
 * CommandError when a page can't be rendered.
 */
export async function writePages(
  site: Site,
  bundle: Bundle,
  folder: string,
  cssFor: PageFiles['cssFor'],
  compressor: Compressor,
  report: (done: number, total: number) => void,
): Promise<void> {
  const { pageRenderer } = await bundle.importRenderer()
  const render = pageRenderer(site)
  const documents = documentsOf(site)
  let done = 0
  const write = async ({ path, status, forms, styled }: Document) => {
    const response = await render(path)
    if (response.status !== status) {
      throw new CommandError(
        `${path} was rendered with status ${response.status}, not ${status}. The error above says why; ` +
          '`npm run dev` shows it on the page.',
      )
    }
    const html = finishPage({ path, html: await response.text(), forms, styled }, { ...bundle.addresses, cssFor })
    const file = join(folder, fileOf(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
    await compressor.compress(file, Buffer.from(html))
    report(++done, documents.length)
  }
  await Readable.from(documents).forEach(write, { concurrency })
}

/** The files of all documents of `site`, such as `ed.html`. */
export function documentFiles(site: Site): string[] {
  return documentsOf(site).map(({ path }) => fileOf(path))
}

function documentsOf({ pages }: Site): Document[] {
  return [
    ...[...pages.values()].map((page): Document => ({
      path: page.path,
      status: 200,
      forms: formsOn(page).map(formPolicy),
      styled: 'first',
    })),
    { path: NOT_FOUND_PATH, status: 404, forms: [], styled: 'first' },
    // A host that fails may not be able to send the stylesheet either, so the error page has all its styles inline.
    { path: ERROR_PATH, status: 200, forms: [], styled: 'all' },
  ]
}

/** Static hosts serve x.html at /x. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
