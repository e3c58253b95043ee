// Whether a page fits windows of every width, for readers with large text or large fingers.
import { expect, type Page } from '@playwright/test'
import { waitForAnimations } from './waits.ts'

const HEIGHT = 844

/** Spacing and size of text that a reader may set (WCAG 2.2, 1.4.12 and 1.4.4). Large tables may scroll sideways. */
const READERS_STYLES = {
  'wider spacing': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  'text of twice the size': 'html { font-size: 200% !important } table { display: none }',
} as const

/** Checks the open page at a width in px. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await waitForAnimations(page)
  expect(await page.evaluate(misfits), `at ${width} px`).toEqual([])
  expect(await page.evaluate(overlappingTexts), `Texts that overlap at ${width} px`).toEqual([])
  expect(await page.evaluate(misfitsWithStyles, READERS_STYLES), `at ${width} px`).toEqual([])
}

/** Runs in the page. What sticks out or is broken, controls under 44 by 44 px, and columns of a few characters. */
async function misfits(): Promise<string[]> {
  const found: string[] = []
  const report = (what: string, { tagName, textContent }: Element) =>
    found.push(`${what}: ${tagName} "${textContent.trim().slice(0, 60)}"`)
  const overhang = document.documentElement.scrollWidth - innerWidth
  if (overhang > 0) found.push(`the page is ${overhang} px wider than its window`)

  // Pictures far below the window load only when the visitor scrolls near them.
  for (const image of document.images) image.loading = 'eager'
  for (const image of document.images) {
    if (!image.complete)
      await new Promise((end) => ['load', 'error'].forEach((event) => image.addEventListener(event, end)))
    if (image.naturalWidth === 0) found.push(`a broken picture: ${image.currentSrc}`)
  }

  for (const control of document.querySelectorAll('a, button, summary, [role=tab], input, select, textarea')) {
    let { width, height } = control.getBoundingClientRect()
    const isVisible = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // A link in a sentence may be only as tall as its line (WCAG 2.2, 2.5.8, Inline).
    const block = control.closest('p, li, dt, dd, td, span')
    const isInSentence = block !== null && block.textContent.trim() !== control.textContent.trim()
    // Controls for screen readers are one pixel wide on purpose.
    if (!isVisible || width < 2 || isInSentence) continue
    // A pseudo-element may enlarge the target.
    const after = getComputedStyle(control, '::after')
    if (after.content !== 'none' && after.position === 'absolute') {
      width = Math.max(width, Number.parseFloat(after.width))
      height = Math.max(height, Number.parseFloat(after.height))
    }
    if (Math.min(width, height) < 43.5) report(`only ${Math.round(width)} by ${Math.round(height)} px`, control)
  }

  for (const text of document.querySelectorAll('main :is(p, li, dd, td, h2, h3, h4)')) {
    if (!text.checkVisibility() || text.closest('svg')) continue
    const { width, height } = text.getBoundingClientRect()
    const fontSize = Number.parseFloat(getComputedStyle(text).fontSize)
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight) || fontSize
    // Eight characters, each about half the font size wide, and more than five lines.
    if (width > 1 && width < 4 * fontSize && height > 5 * lineHeight) report('a very narrow column', text)
  }
  return found
}

/** Runs in the page. What sticks out, or is cut off by a box with hidden overflow, while each of `styles` applies. */
function misfitsWithStyles(styles: Record<string, string>): string[] {
  const sheet = new CSSStyleSheet()
  const found = Object.entries(styles).flatMap(([what, style]) => {
    sheet.replaceSync(style)
    // One after the other, because the browser takes as long to go back to its own styles.
    document.adoptedStyleSheets = [sheet]
    const overhang = document.documentElement.scrollWidth - innerWidth
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      if (element.scrollWidth <= element.clientWidth + 1) return false
      const { overflowX, position } = getComputedStyle(element)
      // Texts for screen readers are absolute and one pixel wide on purpose.
      const isForReading = position !== 'absolute' && element.checkVisibility() && element.textContent.trim() !== ''
      return isForReading && (overflowX === 'hidden' || overflowX === 'clip')
    })
    return [
      ...(overhang > 0 ? [`${what}: the page is ${overhang} px wider than its window`] : []),
      ...cut.map(({ tagName, textContent }) => `${what}: cut off: ${tagName} "${textContent.trim().slice(0, 60)}"`),
    ]
  })
  document.adoptedStyleSheets = []
  return found
}

/**
 * Runs in the page. Pairs of texts that overlap, without texts for screen readers, the slides of a carousel, which
 * may be outside their rail, and the bar at the bottom, under which the page scrolls.
 */
function overlappingTexts(): string[] {
  /** Texts for screen readers have a clip path, or are in an element that has one. */
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
  const lines: { text: Text; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const parent = text.parentElement
    if (text.data.trim() === '' || !parent?.checkVisibility()) continue
    if (parent.closest('[data-rail], noscript, [data-start-bar]') || isClipped(parent)) continue
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
}
