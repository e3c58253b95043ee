// The starter: the one script that every page loads. It is small, and the page works without it.
import { backLinks } from './sections/form/back-links.ts'
import { supportDialogCommands } from './shell/drawer/dialog-commands.ts'
import { MenuBar } from './shell/menu/menu.element.ts'
import { showFormBar } from './ui/form-bar/form-bar.element.ts'
import { loadRails } from './ui/carousel/load-rails.ts'
import { showLinkedPart, TabSet } from './ui/tabs/tabs.element.ts'
import { limitTrustedTypes } from './privacy/trusted-types.ts'
import { reloadWithoutValues, shortenAddress } from './privacy/address.ts'
import { reportPageViews } from './privacy/page-views.ts'
import { loadIslandsWhenIdle } from './islands/load-islands.ts'
import { clearStorage } from './privacy/storage.ts'
import { endStylesheetWait } from './shell/end-stylesheet-wait.ts'
import { startSearch } from './search/start-search.ts'
import { logNotFound } from './shell/not-found/log-not-found.ts'

const tasks = [
  // First, because the tasks after it may set the address of a script.
  limitTrustedTypes,
  // Text that a form provider may have left in the tab.
  () => (window.name = ''),
  endStylesheetWait,
  () => customElements.define('menu-bar', MenuBar),
  () => customElements.define('tab-set', TabSet),
  supportDialogCommands,
  backLinks,
  () => whenParsed(startOnParsedPage),
]

runAll(tasks)

function startOnParsedPage(): void {
  if (reloadWithoutValues()) return
  // The view is reported before the address loses its query, and the form is loaded after.
  runAll([
    logNotFound,
    showLinkedPart,
    loadRails,
    showFormBar,
    startSearch,
    reportPageViews,
    shortenAddress,
    loadIslandsWhenIdle,
    // Rejects where the browser has no storage to clear, or the host cannot be reached.
    () => void clearStorage().catch(() => undefined),
  ])
}

/** Runs each task. One that fails does not stop the others. */
function runAll(all: readonly (() => unknown)[]): void {
  for (const task of all) {
    try {
      task()
    } catch (error) {
      reportError(error)
    }
  }
}

/**
 * Runs `task` when the whole document is there. This script is async, so it may run while the document is still
 * parsed.
 */
function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task)
  else task()
}
