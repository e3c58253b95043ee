// The console line of a not-found page, the same on the static page and in the browser's router.

/** Logs the path that was asked for and is not there. */
export function logNotFound(pathname: string): void {
  console.error(`404: there is no page at ${pathname}`)
}
