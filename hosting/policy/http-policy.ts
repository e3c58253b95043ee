// The HTTP policy of all hosts: how they serve the built files. The local server follows it, and the
// configurations of other hosts are generated from it.
import { ASSETS, CLEAR_STORAGE, MEDIA, POLICY_REPORTS } from '../../app/paths.ts'
import { ERROR_PAGES, redirects } from './addresses.ts'
import { securityHeaders } from './headers.ts'

/** What the policy needs from the content. The build writes it to .build/hosting.json for `npm start`. */
export interface Hosting {
  /** Former paths of pages, each with its current path. */
  formerPaths: Readonly<Record<string, string>>
  /** Paths of the pages with a form. */
  formPages: readonly string[]
  /** Path of the insights script, which counts page views. */
  insights: string
}

export type HttpPolicy = ReturnType<typeof httpPolicy>

/** Kinds of response, each with its own security headers. */
export type Kind = keyof typeof securityHeaders

/** The policy of the site that `hosting` describes. */
export function httpPolicy(hosting: Hosting) {
  return {
    ...hosting,
    /** Security headers by kind of response. */
    headers: securityHeaders,
    /** Path to which pages with a form post reports. Methods other than GET, HEAD and POST get 405 there. */
    policyReports: POLICY_REPORTS,
    /** Path of the file that clears the browser's storage, and its `Clear-Site-Data` header. */
    clearStorage: { path: CLEAR_STORAGE, value: '"storage"' },
    /**
     * The answer to a request whose headers are too large. A provider's script can store so many cookies that every
     * request is, for a year. So this answer deletes them, and the next request succeeds.
     */
    tooLarge: {
      status: 431,
      clear: '"cookies"',
      text: 'Your browser sent too many cookies, so this site has deleted them. Please reload the page.',
    },
    /** Methods that hosts answer. Any other gets 405. */
    methods: ['GET', 'HEAD'],
    /** Hosts answer these with status 308. */
    redirects: redirects(hosting.formerPaths),
    /** Files that a host sends with status 404, and with status 500 when it fails. */
    errorPages: ERROR_PAGES,
    /** Values of `Cache-Control`. */
    caching: {
      /** Folders whose files have a hash of their content in their names, so a file never changes. */
      hashedFolders: [ASSETS, MEDIA],
      hashed: 'public, max-age=31536000, immutable',
      other: 'no-cache',
      redirect: 'public, max-age=3600',
    },
    /** Content types by file extension. */
    types: contentTypes,
    /** Extensions that compressed variants add to the name of a file. */
    variants: ['.br', '.gz'],
  }
}

export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** Names of the folders of hashed files, for a regular expression: `assets|media`. */
export function hashedFolderNames({ caching }: Pick<HttpPolicy, 'caching'>): string {
  return caching.hashedFolders.map((folder) => folder.replaceAll('/', '')).join('|')
}

/** Extensions of the files that are not pages. */
export function fileExtensions({ types }: Pick<HttpPolicy, 'types'>): string[] {
  return Object.keys(types).filter((extension) => extension !== 'html')
}

/** The kind of a response with the file at `path`. A path without an extension is a page. */
export function kindOf({ caching, formPages }: HttpPolicy, path: string): Kind {
  if (extensionOf(path) === 'html') return formPages.includes(path) ? 'formPage' : 'document'
  return caching.hashedFolders.some((folder) => path.startsWith(folder)) ? 'hashedFile' : 'file'
}

/** All headers of a response with the file at `path` that the policy sets. */
export function headersOf(policy: HttpPolicy, path: string): Record<string, string> {
  const { headers, types, caching, clearStorage } = policy
  const kind = kindOf(policy, path)
  return {
    ...headers[kind],
    'Content-Type': types[extensionOf(path)] ?? 'application/octet-stream',
    'Cache-Control': kind === 'hashedFile' ? caching.hashed : caching.other,
    ...(path === clearStorage.path ? { 'Clear-Site-Data': clearStorage.value } : {}),
  }
}

function extensionOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1] ?? 'html'
}

/** Whether a file at `path` may be sent. Error pages and compressed variants have no address. */
export function hasAddress({ errorPages, variants }: HttpPolicy, path: string): boolean {
  const isErrorPage = Object.values(errorPages).some((file) => path === file || `${path}.html` === file)
  return !isErrorPage && !variants.some((extension) => path.endsWith(extension))
}
