// What a static host answers according to its rules. No test runs on the hosts themselves, so these functions apply
// the rules as the hosts document it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Exception } from './addresses.ts'
import type { Reply } from './requests.ts'

/** The file of the site in `root` that has the address `path`: itself, or the page without its ending. */
export function fileAt(root: string, path: string): string | undefined {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  return candidates.map((each) => join(root, each)).find((each) => existsSync(each) && statSync(each).isFile())
}

/** An answer with the headers that the rules set. Hosts add others, so its size is that of the rules only. */
export function reply(status: number, headers: Readonly<Record<string, string>>, file?: string): Reply {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return {
    status,
    headers: Object.fromEntries(entries),
    body: file === undefined ? Buffer.alloc(0) : readFileSync(file),
    size: entries.reduce((total, [name, value]) => total + `${name}: ${value}\r\n`.length, 0),
  }
}

const reason = 'Not in the rules: the host decides it.'

/** What the rules of Netlify and Vercel cannot say. */
export const decidedByHost: readonly Exception[] = [
  { kind: /./, part: /^Content-Type$/, received: /^undefined$/, reason },
  // By default: public, max-age=0, must-revalidate.
  { kind: /^(?!hashed)/, part: /^Cache-Control$/, received: /^undefined$|immutable/, reason },
  { kind: /^another method$/, part: /^(?:status|Allow)$/, received: /^(?:200|undefined)$/, reason },
  { kind: /^report of the CSP$/, part: /^status$/, received: /^404$/, reason },
]

/** Of Cloudflare and Vercel. */
export const ruleOfFolder: Exception = {
  kind: /^(?:unknown file of|compressed variant)/,
  part: /^(?:Cross-Origin|Content-Security|Origin-Agent|Permissions|Referrer|X-Frame)/,
  received: /^(?:cross-origin|default-src 'none'; sandbox; .*|undefined)$/,
  reason: 'A rule applies to its folder, whether there is a file or not. The not-found page then has no styles.',
}

/** Of Netlify, by its parsers and in its own tool. */
export const rulesOfNetlify: readonly Exception[] = [
  {
    kind: /^(?:hashed file|file at the root)$/,
    part: /^(?:Cross-Origin-Opener|Origin-Agent|Permissions|Referrer|X-Frame|header bytes)/,
    received: /^(?:same-origin|\?1|[a-z-]+=\(\)(?:, .*)?|strict-origin|DENY|\d+)$/,
    reason: 'A rule cannot remove a header, and an unknown address must have those of a document.',
  },
  {
    kind: /^(?:unknown file of|compressed variant)/,
    part: /^(?:Cross-Origin-Resource|Content-Security)/,
    received: /^(?:cross-origin|default-src 'none'; sandbox; .*)$/,
    reason: 'A rule applies to its folder, whether there is a file or not. The not-found page then has no styles.',
  },
  {
    kind: /^file of an error page$/,
    part: /^status$/,
    received: /200/,
    reason: 'A rule for it could be an endless redirect.',
  },
  {
    kind: /slash|file name/,
    part: /^(?:status|Location)$/,
    received: /^(?:200|404|undefined)$/,
    reason: 'Netlify redirects addresses of existing pages itself. Its tool does not.',
  },
]
