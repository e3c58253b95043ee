// Generators of random requests for the fuzz tests (fast-check).
import fc from 'fast-check'

export interface RandomRequest {
  /** Whether the request is well-formed, so that the server must answer it. */
  isWellFormed: boolean
  text: string
}

/** Parts of paths that often cause errors. `secret.txt` is a file outside the site. */
const PATH_PARTS = [
  ...'.. . %2e%2e %2E. ..%2f %2f %5c \\ // / %00 % %zz %c0%ae %e0%80%af %25 ; ? # * ~ : @'.split(' '),
  ...'secret.txt contact contact.html .br .git assets etc/passwd'.split(' '),
]
const HEADER_NAMES = [
  ...'Range If-Range If-None-Match If-Modified-Since Accept-Encoding Host Connection Content-Length'.split(' '),
  ...'Transfer-Encoding Expect Upgrade Cookie'.split(' '),
]
const HEADER_VALUES = [
  ...'bytes=-1 bytes=5-1 bytes=0-0,2-3 chunked -1 99999999999 100-continue websocket br;q=x ,,,;;;'.split(' '),
  `bytes=0-${'9'.repeat(40)}`,
  'chunked, identity',
]
const METHODS = [...'GET GET GET HEAD POST PUT OPTIONS TRACE CONNECT PROPFIND get'.split(' '), '', 'X'.repeat(50)]

const pathPart = fc.oneof(fc.constantFrom(...PATH_PARTS), fc.string({ maxLength: 12 }))
const path = fc.array(pathPart, { maxLength: 12 }).map((parts) => `/${parts.join('')}`.replace(/[\r\n ]/g, '_'))

const wellFormedHeader = fc.tuple(
  fc.constantFrom('Range', 'If-Range', 'If-None-Match', 'If-Modified-Since', 'Accept-Encoding', 'Cookie', 'X-Any'),
  fc.oneof(
    fc.constantFrom('bytes=-1', 'bytes=5-1', 'bytes=0-0,2-3', `bytes=0-${'9'.repeat(40)}`, '*', 'W/"x"'),
    fc.constantFrom('br;q=x', ',,,;;;', 'gzip, br'),
    fc.stringMatching(/^[ -~]{0,60}$/),
  ),
)

/** Requests that the HTTP parser accepts, so that they reach the site's own code. */
const wellFormedRequest = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'),
    path: path.map(encodeUnprintable),
    headers: fc.array(wellFormedHeader, { maxLength: 4 }),
  })
  .map(({ method, path: target, headers }): RandomRequest => ({
    isWellFormed: true,
    text: requestText(method, target, '1.1', headers, ''),
  }))

const anyHeader = fc.oneof(
  fc.tuple(
    fc.constantFrom(...HEADER_NAMES),
    fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom(...HEADER_VALUES)),
  ),
  fc.tuple(fc.string({ maxLength: 20 }), fc.string({ maxLength: 200 })),
)

const malformedRequest = fc
  .record({
    method: fc.constantFrom(...METHODS),
    path,
    version: fc.constantFrom('1.1', '1.1', '1.0', '2.0', '9', ''),
    headers: fc.array(anyHeader, { maxLength: 8 }),
    body: fc.string({ maxLength: 100 }),
  })
  .map(({ method, path: target, version, headers, body }): RandomRequest => ({
    isWellFormed: false,
    text: requestText(method, target, version, headers, body),
  }))

/** Half of the requests are well-formed. */
export const randomRequest = fc.oneof(wellFormedRequest, malformedRequest)

function requestText(
  method: string,
  target: string,
  version: string,
  headers: readonly (readonly [string, string])[],
  body: string,
): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} ${target} HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n${body}`
}

function encodeUnprintable(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character.toWellFormed()))
}
