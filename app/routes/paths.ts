// Paths that are not pages of the registry.

/** Where the not-found page is prerendered; the build serves it as 404.html. */
export const NOT_FOUND_PATH = '/404'

/** Where `npm run dev`, and nothing else, shows every section and every token. */
export const STYLEGUIDE_PATH = '/styleguide'

/** One form of a path everywhere: no trailing slash (prerendering asks with one). */
export function canonicalPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : '/'
}
