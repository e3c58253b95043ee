// Where the build reads and writes, relative to the project.
import { MEDIA } from '../../app/paths.ts'

/** The finished site. */
export const SITE_DIR = 'dist'

/** The site during a build. It becomes SITE_DIR at the end, so a failed build leaves the old site in place. */
export const NEXT_DIR = '.build/site'

/** The site of the last build, while NEXT_DIR becomes SITE_DIR. */
export const LAST_DIR = '.build/last-site'

/** The pictures and icons that the build makes, at their addresses. It copies them into the site. */
export const PICTURES_DIR = '.cache/pictures'
export const MEDIA_DIR = `${PICTURES_DIR}${MEDIA.slice(0, -1)}`

/** What the local server needs in addition to the files: former paths and the path of the insights script. */
export const HOSTING_FILE = '.build/hosting.json'

/** A folder for each output of `react-router build`: code for browsers in client/, for rendering pages in server/. */
export const BUNDLES_DIR = '.build/bundles'

/** Builds lock this file, so that they take turns. */
export const LOCK_FILE = '.build/lock'

/** Compressed files of earlier builds, named by a hash of their content. */
export const COMPRESSED_DIR = '.cache/compressed'
