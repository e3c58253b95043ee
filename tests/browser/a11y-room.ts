// What a page does when its reader's window, letters or fingers are not those it was drawn for.
import type { Page } from '@playwright/test'

/** WCAG 2.2, 1.4.12: line height, letter, word and paragraph spacing as a reader may set them. */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** WCAG 2.2, 1.4.4: letters of twice the size in a window of the same. A table of data may be scrolled sideways then, so it is left out. */
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

/** By how many pixels the page is wider than its window; 0 when nothing has to be scrolled sideways. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
}

/** Texts that a box with hidden overflow cuts off at its side. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, position } = getComputedStyle(element)
        const hides = overflowX === 'hidden' || overflowX === 'clip'
        // Texts for screen readers are one pixel wide on purpose.
        return (
          hides &&
          position !== 'absolute' &&
          element.checkVisibility() &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.textContent.trim() !== ''
        )
      })
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 60)}"`),
  )
}

/** Controls that are not 44 by 44 pixels, with what enlarges their target counted in. Links and terms in a sentence are as high as its line (WCAG 2.2, 2.5.8, Inline). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44 - 0.5
    const inSentence = (control: Element) => {
      const block = control.closest('p, li, dd, td, span')
      return Boolean(block && block.textContent?.trim() !== control.textContent?.trim())
    }
    return [...document.querySelectorAll('a, button, summary, [role=tab], input, select, textarea')].flatMap(
      (control) => {
        const { width, height } = control.getBoundingClientRect()
        if (
          !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
          width < 2 ||
          inSentence(control)
        )
          return []
        const after = getComputedStyle(control, '::after')
        const grown = after.content !== 'none' && after.position === 'absolute'
        const [w, h] = grown
          ? [Math.max(width, Number.parseFloat(after.width)), Math.max(height, Number.parseFloat(after.height))]
          : [width, height]
        return w >= LEAST && h >= LEAST
          ? []
          : [`${control.tagName} "${control.textContent?.trim().slice(0, 40)}" ${Math.round(w)} × ${Math.round(h)}`]
      },
    )
  })
}

/** Links of the content that have one name and lead to different places, and names that say nothing alone. */
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
