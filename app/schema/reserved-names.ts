// Names that no page may have in its address, because something else answers there, or because no file can have them.
import { ASSETS, ERROR_PATH, MEDIA, NOT_FOUND_PATH, POLICY_REPORTS, STUDIO_PATH, STYLEGUIDE_PATH } from '../paths.ts'

/** The first part of a path: `edit` of `/edit/api`. */
const firstPart = (path: string) => path.split('/')[1] ?? ''

/** What the site itself has at its top. */
const OWN = new Set(
  [ASSETS, ERROR_PATH, MEDIA, NOT_FOUND_PATH, POLICY_REPORTS, STUDIO_PATH, STYLEGUIDE_PATH].map(firstPart),
)

/**
 * In any folder, hosts send index.html for the folder itself, and Cloudflare Pages sends the nearest 404.html. It
 * also answers everything under /cdn-cgi.
 */
const OF_HOSTS = new Set(['index', firstPart(NOT_FOUND_PATH), 'cdn-cgi'])

/** Devices of Windows. No file has one of these names, in any folder and with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/

/** Whether Windows keeps `name`, in lower case, for a device, so that no checkout there can have such a file. */
export function isDevice(name: string): boolean {
  return DEVICE.test(name)
}

/** Why no page can have this path, and what to do; undefined if one can. */
export function reservedProblem(path: string): string | undefined {
  const parts = path.split('/').slice(1)
  const [first = ''] = parts
  const device = parts.find(isDevice)
  const ofHosts = parts.find((part) => OF_HOSTS.has(part))
  if (device) return `Windows keeps the name "${device}" for a device. Choose another.`
  if (OWN.has(first)) return `The site itself uses /${first}. Choose another address.`
  return ofHosts && `Hosts keep the name "${ofHosts}" for themselves. Choose another.`
}
