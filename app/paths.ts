// Paths that the code knows by name, and the canonical form of a path.

/** The build renders the not-found page from this path, into 404.html. */
export const NOT_FOUND_PATH = '/404'

/** The error page. The build writes it to 500.html, which a host sends when it fails. */
export const ERROR_PATH = '/500'

/** Scripts, styles and fonts. The names of the files in this folder and in MEDIA have a hash of their content. */
export const ASSETS = '/assets/'

/** Pictures and icons. */
export const MEDIA = '/media/'

/** The content studio, beside the pages of the site. */
export const STUDIO_PATH = '/edit'

/** Shows every kind of section and every token, in `npm run dev` only. */
export const STYLEGUIDE_PATH = '/styleguide'

/** The path without trailing slashes: `/care/` becomes `/care`. The home page stays `/`. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** Where a page with a form reports what its Content-Security-Policy refuses. A host may answer with nothing. */
export const POLICY_REPORTS = '/policy-reports'

/** An empty file. Every host sends it with `Clear-Site-Data: "storage"`, so that a page can clear what is stored. */
export const CLEAR_STORAGE = '/clear-storage.txt'
