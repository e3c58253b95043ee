// Which requests are redirected, and which files are error pages that have no address.
import { ERROR_PATH, NOT_FOUND_PATH } from '../../app/paths.ts'

/** Error pages in the built site, by their path. No address shows them: a request for one gets 404. */
export const ERROR_PAGES = {
  notFound: `${NOT_FOUND_PATH}.html`,
  /** The host sends this page with status 500 when it fails. */
  serverError: `${ERROR_PATH}.html`,
} as const

/**
 * An address that no page can have, because a page's address has letters, digits and hyphens only. Hosts whose rules
 * can't say "404" send requests for error pages there.
 */
export const NO_SUCH_PAGE = '/no_such_page'

export interface Redirect {
  /** Regular expression for the path. It uses only syntax that JavaScript and PCRE (nginx) share. */
  pattern: string
  /**
   * Target path, with or without an anchor; `$1` stands for the first group. When it is empty, the request is not
   * redirected, and no later rule applies.
   */
  to: string
}

/** Redirect rules in the order in which hosts try them. The first one that matches applies. */
export function redirects(formerPaths: Readonly<Record<string, string>>): Redirect[] {
  const errorPages = Object.values(ERROR_PAGES).map((path) => path.slice(1).replace('.html', ''))
  const former = Object.entries(formerPaths).map(([from, to]) => ({
    // A former path has only letters, digits, hyphens and slashes, so it needs no escapes.
    pattern: `${LEADING_SLASHES}${from.slice(1)}(?:\\.html|/+)?$`,
    to,
  }))
  return [
    // /404 and /500.html: no redirect, so the host answers 404.
    { pattern: `^/(?:${errorPages.join('|')})(?:\\.html)?$`, to: '' },
    ...former,
    // //, /index and /index.html: the home page.
    { pattern: `(?:^/[/\\x5c]+|${LEADING_SLASHES}index(?:\\.html)?/*)$`, to: '/' },
    // /care.html and /x/index.html: the page without the ending.
    { pattern: `${LEADING_SLASHES}([^/\\x5c].*?)(?:/index)?\\.html$`, to: '/$1' },
    // /care/: the page without the trailing slash.
    { pattern: `${LEADING_SLASHES}([^/\\x5c](?:.*[^/])?)/+$`, to: '/$1' },
    // //care: the page with one leading slash. Browsers read a path with two leading slashes as the name of another
    // host.
    { pattern: '^/[/\\x5c]+([^/\\x5c].*)$', to: '/$1' },
  ]
}

/** One or more leading slashes. Browsers treat a backslash as a slash. */
const LEADING_SLASHES = '^/[/\\x5c]*'

/**
 * Target (path, query and anchor) of the 308 redirect for a request, or undefined when there is none.
 * `pathname` is still percent-encoded.
 */
export function redirectOf(pathname: string, search: string, rules: readonly Redirect[]): string | undefined {
  for (const { pattern, to } of rules) {
    const match = new RegExp(pattern).exec(pathname)
    if (match)
      return to === ''
        ? undefined
        : withQuery(
            to.replace('$1', () => match[1] ?? ''),
            search,
          )
  }
  return undefined
}

/** `to` with the query before its anchor. A path in a request has no `#`. */
function withQuery(to: string, search: string): string {
  const [path = '', anchor] = to.split('#')
  return `${path}${search}${anchor === undefined ? '' : `#${anchor}`}`
}
