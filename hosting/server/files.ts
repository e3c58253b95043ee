// The files of a built site by the address that each is served at. Only what is listed here can ever be sent.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { HttpPolicy } from '../policy/http-policy.ts'

export interface SiteFile {
  /** Address with the file's own name, which decides how it may be cached: `/ed.html` where the page is `/ed`. */
  name: string
  type: string
  /** Last change, to the second, as HTTP counts. */
  modified: Date
  plain: Variant
  /** The best first. */
  variants: readonly (Variant & { coding: string })[]
}

export interface Variant {
  file: string
  /** In bytes. */
  size: number
  /** Strong validator: from the content, so that every replica gives the same. */
  etag: string
}

/** Where the not-found page stands in the list; no address leads there. */
export const NOT_FOUND = '404.html'

/** Lists the site in `root`. Throws the raw error when a file can't be read. */
export function listFiles(
  root: string,
  { types, variants }: Pick<HttpPolicy, 'types' | 'variants'>,
): ReadonlyMap<string, SiteFile> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/'))
  const all = new Set(names)
  const isVariant = (name: string) =>
    variants.some(({ extension }) => name.endsWith(extension) && all.has(name.slice(0, -extension.length)))
  return new Map(
    names
      .filter((name) => !isVariant(name))
      .map((name) => {
        const content = readFileSync(join(root, name))
        const tag = createHash('sha256').update(content).digest('base64url').slice(0, 16)
        const file: SiteFile = {
          name,
          type: types[extname(name).slice(1)] ?? 'application/octet-stream',
          modified: new Date(Math.floor(statSync(join(root, name)).mtimeMs / 1000) * 1000),
          plain: { file: join(root, name), size: content.length, etag: `"${tag}"` },
          variants: variants
            .filter(({ extension }) => all.has(name + extension))
            .map(({ coding, extension }) => {
              const variant = join(root, name + extension)
              return { coding, file: variant, size: statSync(variant).size, etag: `"${tag}-${coding}"` }
            }),
        }
        return [addressOf(name), file] as const
      }),
  )
}

function addressOf(name: string): string {
  if (name === `/${NOT_FOUND}`) return NOT_FOUND
  if (name === '/index.html') return '/'
  return name.replace(/\.html$/, '')
}
