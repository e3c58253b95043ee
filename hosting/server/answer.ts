// Decides what the server answers to a request, by the HTTP policy. It reads and sends nothing.
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { redirectOf } from '../policy/addresses.ts'
import { cacheControl, type HttpPolicy } from '../policy/http-policy.ts'
import type { SiteFile, SiteFiles, Variant } from './files.ts'
import { chooseVariant, isFresh, requestedRange, type ByteRange } from './request-conditions.ts'

export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  /** The file to send; undefined for an empty body. */
  file?: { path: string; size: number; range?: ByteRange }
}

export interface ServedSite {
  policy: HttpPolicy
  files: SiteFiles
}

export interface SiteRequest {
  method: string
  headers: IncomingHttpHeaders
  /** Undefined when the address is malformed. */
  address: Address | undefined
}

export interface Address {
  /** Still percent-encoded. */
  pathname: string
  search: string
  /** Decoded. */
  path: string
}

/** Parses the target in a request's first line. Undefined when it is malformed. */
export function parseAddress(target = '/'): Address | undefined {
  try {
    const { pathname, search } = new URL(target.startsWith('/') ? `http://localhost${target}` : target)
    const path = decodeURIComponent(pathname)
    return path.startsWith('/') && !path.includes('\0') ? { pathname, search, path } : undefined
  } catch {
    return undefined
  }
}

/** The answer to a request. It never throws. */
export function answerTo({ method, headers, address }: SiteRequest, { policy, files }: ServedSite): Answer {
  // The server does not read request bodies, so it closes a connection that may carry one.
  if (!policy.methods.includes(method))
    return { status: 405, headers: { Allow: policy.methods.join(', '), Connection: 'close' } }
  if (!address || new RegExp(policy.tooLong).test(address.pathname)) return notFound(files.notFound, headers, policy)
  const to = redirectOf(address.pathname, address.search, policy.redirects)
  if (to !== undefined) return { status: 308, headers: { Location: to, 'Cache-Control': policy.caching.redirect } }
  const file = files.byAddress.get(address.path)
  return file ? found(file, headers, policy) : notFound(files.notFound, headers, policy)
}

function found(file: SiteFile, requestHeaders: IncomingHttpHeaders, policy: HttpPolicy): Answer {
  const variant = chooseVariant(file, requestHeaders['accept-encoding'])
  const { size, etag } = variant
  const cacheHeaders = {
    ...vary(file),
    'Cache-Control': cacheControl(policy, file.name),
    ETag: etag,
    'Last-Modified': file.modified.toUTCString(),
    'Accept-Ranges': 'bytes',
    ...(file.name.endsWith('.html') ? {} : { 'Content-Security-Policy': policy.fileContentPolicy }),
    ...(file.name === policy.clearStorage.path ? { 'Clear-Site-Data': policy.clearStorage.value } : {}),
  }
  if (isFresh(requestHeaders, etag, file.modified)) return { status: 304, headers: cacheHeaders }
  const range = requestedRange(requestHeaders, size, etag, file.modified)
  if (range === 'unsatisfiable') return { status: 416, headers: { 'Content-Range': `bytes */${size}` } }
  const headers = { ...cacheHeaders, ...contentHeaders(file, variant) }
  if (!range) return { status: 200, headers, file: { path: variant.file, size } }
  const rangeHeaders = {
    'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    'Content-Length': range.end - range.start + 1,
  }
  return { status: 206, headers: { ...headers, ...rangeHeaders }, file: { path: variant.file, size, range } }
}

function notFound(page: SiteFile | undefined, requestHeaders: IncomingHttpHeaders, { caching }: HttpPolicy): Answer {
  if (!page) return { status: 404, headers: {} }
  const variant = chooseVariant(page, requestHeaders['accept-encoding'])
  return {
    status: 404,
    headers: { ...contentHeaders(page, variant), 'Cache-Control': caching.other },
    file: { path: variant.file, size: variant.size },
  }
}

function contentHeaders(file: SiteFile, { size, coding }: Variant & { coding?: string }): OutgoingHttpHeaders {
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
