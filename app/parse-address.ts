/**
 * The address as a URL; undefined if it is none. Like `URL.parse`, which is newer than the oldest browsers with
 * scripts.
 */
export function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
