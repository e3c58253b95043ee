// <back-link>: its link leads to the page of this site that the visitor saw before this one. If there is none, and
// without scripts, it is a plain link to the parent page.
import { parseAddress } from '../../parse-address.ts'
import { hasModifier } from '../modifier-keys.ts'

export class BackLinkElement extends HTMLElement {
  /** Entries in the tab's history when the page loaded. Links on the page, and its frame, may add more. */
  readonly #entries = history.length

  constructor() {
    super()
    this.addEventListener('click', (event) => this.#goBack(event))
  }

  #goBack(event: MouseEvent): void {
    const goBack = hasModifier(event) ? undefined : this.#stepBack()
    if (!goBack) return
    event.preventDefault()
    goBack()
  }

  /** A function that goes to the previous page; undefined if that page is not known to be of this site. */
  #stepBack(): (() => unknown) | undefined {
    if ('navigation' in window) {
      const key = previousPage()?.key
      return key === undefined ? undefined : () => navigation.traverseTo(key)
    }
    // One step back is the previous page only if nothing has added an entry since.
    const isOurs = parseAddress(document.referrer)?.origin === location.origin
    return isOurs && history.length === this.#entries ? () => history.back() : undefined
  }
}

/**
 * The last entry of another page. The Navigation API lists pages of this site only, and no entries of frames. An
 * entry has no address if its page is the not-found page, which sends no referrer.
 */
function previousPage(): NavigationHistoryEntry | undefined {
  const before = navigation.entries().slice(0, navigation.currentEntry?.index)
  return before.findLast(({ url }) => url === null || new URL(url).pathname !== location.pathname)
}
