// After a deploy an open tab may ask for a file of the old one: the page is loaded afresh, once. React Router's own reload has no such limit, and React.lazy none at all.

interface EntryState {
  reloaded?: boolean
}

/** What Chromium, Firefox and Safari say of a module that can't be had, and Vite of a style sheet. */
const MISSING_FILE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Reloads the document when a file was missing, unless that was tried at this history entry before. The mark is in the entry's own state: the site stores nothing. */
export function reloadOnce(error: unknown): void {
  const state = history.state as EntryState | null
  if (!(error instanceof Error && MISSING_FILE.test(error.message)) || !navigator.onLine || state?.reloaded) return
  history.replaceState({ ...state, reloaded: true }, '')
  location.reload()
}
