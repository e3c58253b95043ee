// Lists the files of a built site by their address. The server can send only files on this list.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { HttpPolicy } from '../policy/http-policy.ts'

export interface SiteFile {
  /** Path within the site, which decides the cache rule: `/ed.html` for the page `/ed`. */
  name: string
  type: string
  /** Time of the last change, in whole seconds as in HTTP. */
  modified: Date
  plain: Variant
  /** Compressed variants, best first. */
  variants: readonly (Variant & { coding: string })[]
}

export interface Variant {
  /** Absolute path on disk. */
  file: string
  /** In bytes. */
  size: number
  /** Strong validator, made from the content. Every copy of the server gives the same one. */
  etag: string
}

export interface SiteFiles {
  byAddress: ReadonlyMap<string, SiteFile>
  /** Sent with status 404; undefined when the site has no such page. */
  notFound: SiteFile | undefined
  /** HTML of the page for status 500, kept in memory because the disk may be what fails. Empty when there is none. */
  serverErrorHtml: string
}

/** Lists the site in the folder `root`. Throws the raw error when a file can't be read. */
export function listFiles(
  root: string,
  { types, variants, errorPages }: Pick<HttpPolicy, 'types' | 'variants' | 'errorPages'>,
): SiteFiles {
  const names = fileNames(root)
  const isVariant = (name: string) =>
    variants.some(({ extension }) => name.endsWith(extension) && names.has(name.slice(0, -extension.length)))
  const variantsOf = (name: string) => variants.filter(({ extension }) => names.has(name + extension))
  const files = [...names]
    .filter((name) => !isVariant(name))
    .map((name) => siteFile(root, name, types, variantsOf(name)))
  const { notFound, serverError } = errorPages
  const pages = files.filter(({ name }) => name !== notFound && name !== serverError)
  return {
    byAddress: new Map(pages.map((file) => [addressOf(file.name), file])),
    notFound: files.find(({ name }) => name === notFound),
    serverErrorHtml: names.has(serverError) ? readFileSync(join(root, serverError), 'utf8') : '',
  }
}

/** Names of all files under `root`, such as `/assets/a.js`. */
function fileNames(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/')),
  )
}

function siteFile(
  root: string,
  name: string,
  types: HttpPolicy['types'],
  variants: HttpPolicy['variants'],
): SiteFile {
  const file = join(root, name)
  const content = readFileSync(file)
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 16)
  return {
    name,
    type: types[extname(name).slice(1)] ?? 'application/octet-stream',
    modified: new Date(Math.floor(statSync(file).mtimeMs / 1000) * 1000),
    plain: { file, size: content.length, etag: `"${tag}"` },
    variants: variants.map(({ coding, extension }) => {
      const variant = file + extension
      return { coding, file: variant, size: statSync(variant).size, etag: `"${tag}-${coding}"` }
    }),
  }
}

function addressOf(name: string): string {
  return name === '/index.html' ? '/' : name.replace(/\.html$/, '')
}
