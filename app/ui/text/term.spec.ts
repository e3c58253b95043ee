// A term of the glossary: a click on the word shows what it means, with and without scripts.
import { expect, openPageWith, test } from '../../../tests/browser/fixtures.ts'

test('a term opens and closes with keys, beside its word, and focus stays on it', async ({ page }) => {
  await openPageWith(page, 'a term')
  const term = page.locator('dfn button').first()
  const meaning = page.locator('dfn + [popover]').first()
  await expect(meaning).toBeHidden()
  // With a role, Orca in Firefox leaves the word out.
  await expect(page.locator('dfn').first()).toHaveRole('none')
  await term.focus()
  await page.keyboard.press('Enter')
  await expect(meaning).toBeVisible()
  // The meaning is below the word, or above it when the word is near the end of the window.
  const distance = () =>
    meaning.evaluate((each) => {
      const box = each.getBoundingClientRect()
      const word = (each.parentElement?.querySelector('dfn') ?? each).getBoundingClientRect()
      return Math.min(Math.abs(box.top - word.bottom), Math.abs(word.top - box.bottom))
    })
  await expect.poll(distance).toBeLessThan(40)
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(term).toBeFocused()
  await page.keyboard.press('Space')
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(term).not.toBeFocused()
})
