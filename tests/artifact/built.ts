// The built site as the tests read it: every page with its HTML, and every file by its address.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../app/sections/page-schema.ts'
import { CONTENT_DIR, readSite } from '../../app/site/read/site.server.ts'
import { SITE_DIR } from '../../pipeline/output/folders.ts'
import { attribute, elementsOf, type Element } from '../markup/document.ts'

export interface BuiltPage {
  path: string
  page: Page
  html: string
  /** Every element of the document, in order. */
  readonly elements: readonly Element[]
}

export const site = await readSite(CONTENT_DIR)

/** Pages whose file exists; the first test of pages.test.ts lists the missing ones. */
export const built: readonly BuiltPage[] = [...site.pages.values()].flatMap((page) => {
  const file = filePath(htmlAddress(page.path))
  return existsSync(file) ? [builtPage(page, readFileSync(file, 'utf8'))] : []
})

/** Pages are parsed when a test first reads their elements, because most browser tests need only one page. */
function builtPage(page: Page, html: string): BuiltPage {
  let elements: readonly Element[] | undefined
  return {
    path: page.path,
    page,
    html,
    get elements() {
      return (elements ??= elementsOf(html))
    },
  }
}

/** Address of the HTML file of the page at `path`: `/index.html`, `/care.html`. */
export function htmlAddress(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

/** The HTML that hosts send for an unknown path and after a server error. */
export const notFound = fileText('/404.html')
export const serverError = fileText('/500.html')

/** Every HTML file of the site: the pages and the two error pages. */
export const documents: readonly Pick<BuiltPage, 'path' | 'html' | 'elements'>[] = [
  ...built,
  { path: '/404', html: notFound, elements: elementsOf(notFound) },
  { path: '/500', html: serverError, elements: elementsOf(serverError) },
]

/** Whether the page shows a form of the provider. */
export function hasForm({ elements }: Pick<BuiltPage, 'elements'>): boolean {
  return elements.some((each) => attribute(each, 'data-form-id') !== undefined)
}

const files = new Set(globSync('**/*.*', { cwd: SITE_DIR }).map((file) => `/${file.replaceAll('\\', '/')}`))

/** Whether the site has a file at `address`, such as `/media/x.svg`. */
export function hasFile(address: string): boolean {
  return files.has(address)
}

/** Text of the file at `address`. Throws when it does not exist. */
export function fileText(address: string): string {
  return readFileSync(filePath(address), 'utf8')
}

/** Path of the file at `address` on this disk. */
export function filePath(address: string): string {
  return join(SITE_DIR, address)
}

/** Size in bytes of the file at `address` as hosts send it: the Brotli file of the build, if there is one. */
export function sentBytes(address: string): number {
  return statSync(filePath(hasFile(`${address}.br`) ? `${address}.br` : address)).size
}

/** Addresses of all files that end in `extension`. */
export function filesEnding(extension: string): string[] {
  return [...files].filter((file) => file.endsWith(extension)).sort()
}
