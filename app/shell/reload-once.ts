// What only a fresh page mends is loaded afresh, once: an open tab that asks for a file of an old deploy, and a page that a script, an extension or
// a translator has rewritten, which React can't change any more. React Router's own reload has no such limit, and React.lazy none at all.

interface EntryState {
  reloaded?: boolean
}

/** What Chromium, Firefox and Safari say of a module that can't be had, and Vite of a style sheet. */
const MISSING_FILE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Reloads the document when a file was missing or the page is no longer React's, unless that was tried at this history entry before. The mark is in the entry's own state: the site stores nothing. */
export function reloadOnce(error: unknown): void {
  const state = history.state as EntryState | null
  if (!(isMissingFile(error) || isRewrittenPage(error)) || !navigator.onLine || state?.reloaded) return
  history.replaceState({ ...state, reloaded: true }, '')
  location.reload()
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && MISSING_FILE.test(error.message)
}

/** A node that React wants to move or remove is not where React put it. */
function isRewrittenPage(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')
}
