// Where the build reads and writes, relative to the project.

/** The finished site. */
export const SITE_DIR = 'dist'

/** The site while it is built. It becomes SITE_DIR at the end, so a failed build leaves the old site in place. */
export const NEXT_DIR = '.build/site'

/**
 * The pictures and icons that the build makes. They are served from here in `npm run dev` and copied into the site.
 */
export const PUBLIC_DIR = 'public'

/** What a server needs to know besides the files: former paths and the path of the insights script. */
export const HOSTING_FILE = '.build/hosting.json'

/** The output of `react-router build`: code for browsers in client/, the code that renders pages in server/. */
export const CODE_DIR = '.build/router'

/** Compressed files of earlier builds, named by a hash of their content. */
export const COMPRESSED_DIR = '.cache/compressed'
