// Finds texts of a page that lie over one another.
import type { Page } from '@playwright/test'

/**
 * Pairs of texts of the content that overlap. Texts for screen readers only are left out, and so are the slides of a
 * carousel, which may lie outside their rail.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return []

    /** Texts for screen readers only have a clip path, or are in an element that has one. */
    const isHidden = (element: Element): boolean => {
      if (element === main || !element.parentElement) return false
      return getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement)
    }
    const isLeftOut = (element: Element) =>
      !element.checkVisibility() || element.closest('[data-rail], noscript') !== null || isHidden(element)

    const lines: { text: Text; box: DOMRect }[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim() === '' || !text.parentElement || isLeftOut(text.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) lines.push({ text, box })
    }

    // The boxes of lines in one paragraph overlap too, but by less than half of their height.
    const overlap = (one: DOMRect, other: DOMRect) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return width > 4 && height > Math.min(one.height, other.height) / 2
    }
    return lines.flatMap(({ text, box }, index) => {
      const over = lines.slice(index + 1).find((other) => other.text !== text && overlap(box, other.box))
      return over ? [`"${text.data.trim().slice(0, 40)}" and "${over.text.data.trim().slice(0, 40)}"`] : []
    })
  })
}
