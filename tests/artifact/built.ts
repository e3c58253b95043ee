// The built site as the checks read it: every page of the registry with its file, and every file by its address.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../app/content/page.ts'
import { currentSite } from '../../app/content/site.server.ts'
import { SITE_DIR } from '../../build/build-site.ts'
import { elementsOf, type Element } from '../markup/document.ts'

export interface BuiltPage {
  path: string
  page: Page
  html: string
  elements: readonly Element[]
}

export const site = await currentSite()

/** Pages whose file is there; the first test of pages.test.ts says which are not. */
export const built: readonly BuiltPage[] = [...site.pages.values()].flatMap((page) => {
  const html = textOf(page.path)
  return html === undefined ? [] : [{ path: page.path, page, html, elements: elementsOf(html) }]
})

export const notFound = readFileSync(join(SITE_DIR, '404.html'), 'utf8')

/** HTML of the page at `path`, or undefined when its file is not there. */
function textOf(path: string): string | undefined {
  const file = join(SITE_DIR, path === '/' ? 'index.html' : `${path}.html`)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Whether the site has a file at `address`: `/media/x.svg`. */
export function hasFile(address: string): boolean {
  return files.has(address)
}

const files = new Set(globSync('**/*.*', { cwd: SITE_DIR }).map((file) => `/${file.replaceAll('\\', '/')}`))

/** Text of the file at `address`. Throws when it is not there. */
export function fileText(address: string): string {
  return readFileSync(join(SITE_DIR, address), 'utf8')
}

/** Path of the file at `address` on this disk. */
export function filePath(address: string): string {
  return join(SITE_DIR, address)
}

/** Addresses of all files that end in `extension`. */
export function filesEnding(extension: string): string[] {
  return [...files].filter((file) => file.endsWith(extension)).sort()
}
