// Reads the conditions of a request: the compression it accepts, the version it already has, the range it wants (RFC
// 9110, sections 12 to 14).
import type { IncomingHttpHeaders } from 'node:http'
import type { SiteFile, Variant } from './files.ts'

/** The best compressed variant that `Accept-Encoding` allows; the plain file when it allows none. */
export function chooseVariant({ plain, variants }: SiteFile, acceptEncoding = ''): Variant & { coding?: string } {
  const weights = new Map(acceptEncoding.toLowerCase().split(',').map(codingAndWeight))
  return variants.find(({ coding }) => (weights.get(coding) ?? 0) > 0) ?? plain
}

/** Reads `br;q=0.5`. The weight is 1 when there is none, and NaN when it can't be read. */
function codingAndWeight(text: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [coding, Number(weight?.slice(2) ?? 1)]
}

/** Whether the client's copy is still valid. `If-None-Match` takes precedence over `If-Modified-Since`. */
export function isFresh(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  // NaN without a valid date. No comparison with NaN is true.
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modified.getTime() <= since
}

export interface ByteRange {
  /** First byte. */
  start: number
  /** Last byte, included. */
  end: number
}

/**
 * The byte range that the request wants. Undefined means the whole file: no range, several, or a malformed one.
 * 'unsatisfiable' means that the file has no such bytes.
 */
export function requestedRange(
  headers: IncomingHttpHeaders,
  size: number,
  etag: string,
  modified: Date,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (!first && !last) return undefined
  const condition = headers['if-range']
  if (condition !== undefined && !isSameVersion(String(condition), etag, modified)) return undefined
  if (!first) {
    // `bytes=-500`: the last 500 bytes.
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 }
}

/** Whether the version in `If-Range`, an ETag or a date, is that of the file. */
function isSameVersion(condition: string, etag: string, modified: Date): boolean {
  return condition === etag || Date.parse(condition) === modified.getTime()
}
