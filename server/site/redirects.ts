// Which requests lead on to another address: former paths, trailing slashes, and files named where a page is meant.

/** Address that `url` (path and query) leads on to with 308, or undefined when it is served as it is. */
export function redirectOf(url: string, formerPaths: Readonly<Record<string, string>>): string | undefined {
  const { pathname, search } = new URL(url, 'http://localhost')
  const clean = cleanPath(pathname)
  const to = Object.hasOwn(formerPaths, clean) ? formerPaths[clean] : clean
  return to === pathname || to === undefined ? undefined : `${to}${search}`
}

/** One leading slash (two would name another host), none at the end, no file name. */
function cleanPath(pathname: string): string {
  const trimmed = pathname.replace(/^\/+/, '/').replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '')
  return trimmed === '' || trimmed === '/index' ? '/' : trimmed
}
