// Whether a page fits readers with narrow windows, large text, wide spacing or large fingers.
import type { Page } from '@playwright/test'

/** Line height, letter, word and paragraph spacing that a reader may set (WCAG 2.2, 1.4.12). */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Text of twice the size (WCAG 2.2, 1.4.4). Tables may then scroll sideways, so they are left out. */
export const TEXT_TWICE = 'html { font-size: 200% !important } table { display: none }'

/** Runs `check` under a reader's own style. */
export async function withStyle<T>(page: Page, style: string, check: () => Promise<T>): Promise<T> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, style)
  try {
    return await check()
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
  }
}

/** By how many px the page is wider than its window; 0 when nothing must be scrolled sideways. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
}

/** Texts that a box with hidden overflow cuts off at the side. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, position } = getComputedStyle(element)
        const hidesOverflow = overflowX === 'hidden' || overflowX === 'clip'
        const isCut = hidesOverflow && element.scrollWidth > element.clientWidth + 1
        // Texts for screen readers are absolute and one pixel wide on purpose.
        const isForReading = position !== 'absolute' && element.checkVisibility() && element.textContent.trim() !== ''
        return isCut && isForReading
      })
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 60)}"`),
  )
}

/** Texts of the content in a column of a few letters, over many lines. */
export function narrowTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LINES = 5
    const LETTERS = 8
    return [...document.querySelectorAll('main :is(p, li, dd, td, h2, h3, h4)')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('svg')) return false
        const { fontSize, lineHeight } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize)
        // A letter is about half as wide as its font is high.
        return width > 1 && width < (LETTERS * Number.parseFloat(fontSize)) / 2 && height > LINES * line
      })
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 60)}"`)
  })
}

/**
 * Controls smaller than 44 by 44 px, including the pseudo-element that enlarges their target. Links and terms in a
 * sentence may be as high as its line (WCAG 2.2, 2.5.8, Inline).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44 - 0.5
    const inSentence = (control: Element) => {
      const block = control.closest('p, li, dd, td, span')
      return Boolean(block && block.textContent?.trim() !== control.textContent?.trim())
    }
    return [...document.querySelectorAll('a, button, summary, [role=tab], input, select, textarea')].flatMap(
      (control) => {
        let { width, height } = control.getBoundingClientRect()
        const isVisible = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        // Controls for screen readers are one pixel wide on purpose.
        if (!isVisible || width < 2 || inSentence(control)) return []
        const after = getComputedStyle(control, '::after')
        if (after.content !== 'none' && after.position === 'absolute') {
          width = Math.max(width, Number.parseFloat(after.width))
          height = Math.max(height, Number.parseFloat(after.height))
        }
        if (width >= LEAST && height >= LEAST) return []
        const name = control.textContent?.trim().slice(0, 40)
        return [`${control.tagName} "${name}" ${Math.round(width)} × ${Math.round(height)}`]
      },
    )
  })
}

/** Links in the content with the same name and different targets, and names that say nothing out of context. */
export function vagueLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const VAGUE = /^(?:get started|learn more|read more|book now|here|more|am i eligible\??)$/i
    const places = new Map<string, Set<string>>()
    for (const link of document.querySelectorAll('main a[href]')) {
      const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/g, ' ').trim()
      places.set(name, (places.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''))
    }
    return [...places]
      .filter(([name, to]) => to.size > 1 || VAGUE.test(name))
      .map(([name, to]) => `"${name}" leads to ${[...to].join(' and ')}`)
  })
}
