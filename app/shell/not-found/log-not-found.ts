// Logs the path of a not-found page to the console (docs/specification.md, "Not-found page").

/** Does nothing on other pages. */
export function logNotFound(): void {
  if (document.querySelector('[data-not-found]')) console.error(`404: there is no page at ${location.pathname}`)
}
