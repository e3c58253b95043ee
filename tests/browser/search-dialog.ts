// The search dialog, and words to type into it, from content/search.yaml, so that the tests fit any content.
import type { Page } from '@playwright/test'
import { site } from '../artifact/built.ts'
import { expect } from './fixtures.ts'

const { search, navigation } = site
/** A page of the search, and a word that finds it. */
export const [entry] = search.pages
export const word = entry?.words[0] ?? ''
/** What is typed in an emergency, and the help that it finds. */
export const alarm = search.emergencies[0]
/** Finds nothing. */
export const NONSENSE = 'xqzwvk jjqq'

export const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: navigation.search.text })
export const dialog = (page: Page) => page.getByRole('dialog')
export const field = (page: Page) => dialog(page).getByRole('combobox')
export const options = (page: Page) => dialog(page).getByRole('option')

/** Opens the dialog and waits until it can find something. */
export async function openSearch(page: Page): Promise<void> {
  await opener(page).press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list')
}
