// What the site's server answers to a request, by the HTTP policy. Pure: nothing is read or sent here.
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { redirectOf } from '../policy/addresses.ts'
import { cacheControl, type HttpPolicy } from '../policy/http-policy.ts'
import { askedPart, chosenVariant, isFresh, type Part } from './conditions.ts'
import { NOT_FOUND, type SiteFile } from './files.ts'

export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  /** What to send; nothing when it is left out. */
  file?: { path: string; size: number; part?: Part }
}

export interface ServedSite {
  policy: HttpPolicy
  files: ReadonlyMap<string, SiteFile>
}

export interface Asked {
  method: string
  headers: IncomingHttpHeaders
  /** Undefined when the address is malformed. */
  address: Address | undefined
}

export interface Address {
  /** Still encoded. */
  pathname: string
  search: string
  /** Decoded. */
  path: string
}

/** Reads the address in a request's first line, or undefined when it can't be one. */
export function readAddress(url = '/'): Address | undefined {
  try {
    const { pathname, search } = new URL(url.startsWith('/') ? `http://localhost${url}` : url)
    const path = decodeURIComponent(pathname)
    return path.startsWith('/') && !path.includes('\0') ? { pathname, search, path } : undefined
  } catch {
    return undefined
  }
}

/** Total: every request has an answer. */
export function answerTo({ method, headers, address }: Asked, { policy, files }: ServedSite): Answer {
  // A body that nobody reads ends with its connection.
  if (!policy.methods.includes(method))
    return { status: 405, headers: { Allow: policy.methods.join(', '), Connection: 'close' } }
  // A malformed address is a page that is not there (product.md, Paths).
  if (!address) return notFound(files.get(NOT_FOUND), headers, policy)
  const to = redirectOf(address.pathname, address.search, policy.redirects)
  if (to !== undefined) return { status: 308, headers: { Location: to, 'Cache-Control': policy.caching.redirect } }
  const file = files.get(address.path)
  return file ? found(file, headers, policy) : notFound(files.get(NOT_FOUND), headers, policy)
}

function found(file: SiteFile, asked: IncomingHttpHeaders, policy: HttpPolicy): Answer {
  const variant = chosenVariant(file, asked['accept-encoding'])
  const { size, etag } = variant
  const kept = {
    ...vary(file),
    'Cache-Control': cacheControl(policy, file.name),
    ETag: etag,
    'Last-Modified': file.modified.toUTCString(),
    'Accept-Ranges': 'bytes',
  }
  const headers = { ...kept, ...describe(file, variant) }
  if (isFresh(asked, etag, file.modified)) return { status: 304, headers: kept }
  const part = askedPart(asked, size, etag, file.modified)
  if (part === 'none') return { status: 416, headers: { 'Content-Range': `bytes */${size}` } }
  if (!part) return { status: 200, headers, file: { path: variant.file, size: variant.size } }
  const range = {
    'Content-Range': `bytes ${part.start}-${part.end}/${size}`,
    'Content-Length': part.end - part.start + 1,
  }
  return { status: 206, headers: { ...headers, ...range }, file: { path: variant.file, size, part } }
}

function notFound(page: SiteFile | undefined, asked: IncomingHttpHeaders, { caching }: HttpPolicy): Answer {
  if (!page) return { status: 404, headers: {} }
  const variant = chosenVariant(page, asked['accept-encoding'])
  return {
    status: 404,
    headers: { ...describe(page, variant), 'Cache-Control': caching.other },
    file: { path: variant.file, size: variant.size },
  }
}

function describe(file: SiteFile, { size, coding }: ReturnType<typeof chosenVariant>): OutgoingHttpHeaders {
  return {
    'Content-Type': file.type,
    'Content-Length': size,
    ...vary(file),
    ...(coding ? { 'Content-Encoding': coding } : {}),
  }
}

function vary({ variants }: SiteFile): OutgoingHttpHeaders {
  return variants.length > 0 ? { Vary: 'Accept-Encoding' } : {}
}
