// The one HTTP policy: what every host answers beside the files. The local server obeys it, and hosting/deploy/ is generated from it.
import { redirects, type Redirect } from './addresses.ts'
import { safetyHeaders } from './headers.ts'

/** What the build knows of this site, as `.build/hosting.json` holds it. */
export interface Hosting {
  /** Former paths with the path that each leads on to. */
  formerPaths: Readonly<Record<string, string>>
  /** Path of the insights script. */
  insights: string
}

export interface HttpPolicy extends Hosting {
  /** On every answer, whatever its status. */
  headers: Readonly<Record<string, string>>
  /** Anything else is answered with 405. */
  methods: readonly string[]
  /** With 308. */
  redirects: readonly Redirect[]
  caching: {
    /** Files in these folders carry a hash of their content in their name and never change under it. */
    hashedFolders: readonly string[]
    hashed: string
    /** Page data, which the browser fetches ahead of a press: it must be good for as long as somebody thinks about a link. */
    data: string
    other: string
    redirect: string
  }
  /** Content types by file extension; those of text name the encoding. */
  types: Readonly<Record<string, string>>
  /** Precompressed variants beside a file, the best first: content coding and the extension that the variant adds. */
  variants: readonly { coding: string; extension: string }[]
  limits: {
    /** All headers of a request, in bytes; more is refused with 431 (nginx: 400). */
    headerBytes: number
    /** From the first byte to the last of a request's headers, in s. */
    headerSeconds: number
    /** An idle kept connection is closed after so many s. */
    keepAliveSeconds: number
  }
}

/** The policy of the site that `hosting` describes. */
export function httpPolicy(hosting: Hosting): HttpPolicy {
  return {
    ...hosting,
    headers: safetyHeaders,
    methods: ['GET', 'HEAD'],
    redirects: redirects(hosting.formerPaths),
    caching: {
      hashedFolders: ['/assets/', '/media/'],
      hashed: 'public, max-age=31536000, immutable',
      data: 'private, max-age=60',
      other: 'no-cache',
      redirect: 'public, max-age=3600',
    },
    types: contentTypes,
    variants: [
      { coding: 'br', extension: '.br' },
      { coding: 'zstd', extension: '.zst' },
      { coding: 'gzip', extension: '.gz' },
    ],
    limits: { headerBytes: 16_384, headerSeconds: 10, keepAliveSeconds: 5 },
  }
}

const contentTypes = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  data: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** `Cache-Control` of the file served at `pathname`. */
export function cacheControl({ caching }: Pick<HttpPolicy, 'caching'>, pathname: string): string {
  if (caching.hashedFolders.some((folder) => pathname.startsWith(folder))) return caching.hashed
  return pathname.endsWith('.data') ? caching.data : caching.other
}
