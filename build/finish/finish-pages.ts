// Finishes the HTML of every page: styles placed, one script inlined, which brings React when the page has loaded.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { formsOn } from '../../app/content/page.ts'
import type { Site } from '../../app/content/site.server.ts'
import { pageDataOf } from '../../app/routes/page-data.server.ts'
import { NOT_FOUND_PATH } from '../../app/routes/paths.ts'
import { dataAddress } from '../../app/shell/page-data.ts'
import { CommandError } from '../../cli/steps.ts'
import { buildForBrowser } from '../vite/browser-build.ts'
import { withoutEndTags } from './end-tags.ts'
import { staticNotFound } from './not-found.ts'
import { pageScripts } from './page-scripts.ts'
import { pageStyles } from './page-styles.ts'
import { placeStyles } from './place-styles.ts'
import { shortenIds } from './short-ids.ts'
import { fetchFormPagesAhead } from './speculation.ts'
import { append, setText } from './tree.ts'

/** Rewrites the documents of `site` in `folder`, the not-found page's among them, and writes the pages' data beside them. */
export async function finishPages(folder: string, site: Site): Promise<void> {
  const stylesheet = stylesheetIn(folder)
  const stylesFor = pageStyles(readFileSync(join(folder, stylesheet), 'utf8'))
  const scriptFor = pageScripts('app/start-entry.ts')
  const start = await buildForBrowser(folder)

  for (const [path, page] of site.pages) {
    const document = read(folder, path)
    const data = JSON.stringify(pageDataOf(page, site))
    writeFileSync(join(folder, dataAddress(path)), data)
    const place = placeStyles(path, document, stylesFor(document), stylesheet)
    fetchFormPagesAhead(document)
    const hasForm = formsOn(page).length > 0
    if (!hasForm) shortenIds(document)
    // Right after the stylesheet's link: Firefox holds back what follows when a script does.
    const drawn = hasForm ? ` data-page="${writeAsset(folder, 'page', 'json', data)}"` : ''
    setText(append(place, `<script data-start="${start}"${drawn}></script>`), await scriptFor(document))
    write(folder, path, document)
  }
  const notFound = read(folder, NOT_FOUND_PATH)
  staticNotFound(notFound, await pageScripts('app/not-found-entry.ts')(notFound), site.clinic.analytics.scriptSrc)
  placeStyles(NOT_FOUND_PATH, notFound, stylesFor(notFound), stylesheet)
  write(folder, NOT_FOUND_PATH, notFound)
}

/** Address of the one stylesheet. The server's half of the build makes it too, under another name: that one goes. */
function stylesheetIn(folder: string): string {
  const files = globSync('assets/*.css', { cwd: folder })
  const [largest, ...others] = files.sort(
    (a, b) => readFileSync(join(folder, b)).length - readFileSync(join(folder, a)).length,
  )
  if (!largest) throw new CommandError('The build made no stylesheet.')
  for (const file of others) rmSync(join(folder, file))
  return `/${largest}`
}

/** Writes a file under a name that holds a hash of its content, and gives its address. */
function writeAsset(folder: string, name: string, extension: string, content: string): string {
  const address = `/assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`
  writeFileSync(join(folder, address), content)
  return address
}

function fileOf(folder: string, path: string): string {
  return join(folder, path === '/' ? 'index.html' : `${path}.html`)
}

function read(folder: string, path: string): Tree.Document {
  return parse(readFileSync(fileOf(folder, path), 'utf8'))
}

function write(folder: string, path: string, document: Tree.Document): void {
  // As a character a no-break space is two bytes, and the same text in the search data.
  writeFileSync(fileOf(folder, path), withoutEndTags(serialize(document)).replaceAll('&nbsp;', '\u00a0'))
}
