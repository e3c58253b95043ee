// Which requests lead on to another address: former paths, trailing slashes, and files named where a page is meant.

/** Address (path and query) that a request leads on to with 308, or undefined when it is served as it is. `pathname` is still encoded. */
export function redirectOf(pathname: string, search: string, formerPaths: Readonly<Record<string, string>>): string | undefined {
  const clean = cleanPath(pathname)
  const to = Object.hasOwn(formerPaths, clean) ? formerPaths[clean] : clean
  return to === pathname || to === undefined ? undefined : `${to}${search}`
}

/** One leading slash (two would name another host), none at the end, no file name. */
function cleanPath(pathname: string): string {
  const trimmed = pathname
    .replace(/^\/+/, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '')
  return trimmed === '' || trimmed === '/index' ? '/' : trimmed
}
