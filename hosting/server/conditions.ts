// What a request asks for beside an address: an encoding it can read, only what has changed, only a part (RFC 9110, sections 12 to 14).
import type { IncomingHttpHeaders } from 'node:http'
import type { SiteFile, Variant } from './files.ts'

/** The best variant that the request accepts; the plain file when it accepts none. */
export function chosenVariant({ plain, variants }: SiteFile, accept = ''): Variant & { coding?: string } {
  const weights = new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((each) => each.split(';').map((part) => part.trim()))
      .map(
        ([coding = '', ...parameters]) =>
          [coding, Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1)] as const,
      ),
  )
  return variants.find(({ coding }) => (weights.get(coding) ?? 0) > 0) ?? plain
}

/** Whether the client's copy is still good; `If-None-Match` outweighs the date. */
export function isFresh(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modified.getTime() <= since
}

export interface Part {
  /** First and last byte. */
  start: number
  end: number
}

/** The part asked for; undefined for the whole, also when several parts or nonsense are asked for; 'none' when there is no such part. */
export function askedPart(
  headers: IncomingHttpHeaders,
  size: number,
  etag: string,
  modified: Date,
): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (!first && !last) return undefined
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag && Date.parse(String(condition)) !== modified.getTime())
    return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < Number(first)) return undefined
  return start >= size || (!first && Number(last) === 0) ? 'none' : { start, end }
}
