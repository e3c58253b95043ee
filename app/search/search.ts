// The search as the starter loads it (start-search.ts): turns a field into a combobox, and opens the dialog.
import { SEARCH_PATH, type SearchData } from '../content/view/search-data.ts'
import { Combobox } from './combobox.ts'
import { openDialog } from './dialog.ts'
import { finder, type Search } from './find.ts'

let search: Promise<Search> | undefined
const prepared = new WeakSet<HTMLElement>()

/**
 * Prepares a field when it is focused, or opens the dialog when the link is clicked. Rejects when the search data
 * cannot be loaded; the next call then tries again.
 */
export async function answer(control: HTMLInputElement | HTMLAnchorElement, isPress: boolean): Promise<void> {
  search ??= loadSearch()
  const loaded = await search.catch((error: unknown) => {
    search = undefined
    throw error
  })
  if ('href' in control) {
    if (isPress) openDialog(loaded, control.href)
  } else if (!prepared.has(control)) {
    prepared.add(control)
    new Combobox(control, loaded).start()
  }
}

async function loadSearch(): Promise<Search> {
  const response = await fetch(SEARCH_PATH)
  const data = (await response.json()) as SearchData
  return { data, find: finder(data) }
}
